import { contentType, datetime, each, shortText } from '../../../../database/content-type.ts';

export default contentType(
  { singular: 'registration', plural: 'registrations', table: 'registrations' },
  { ...each(shortText, ['email', 'fullName', 'job', 'phoneNumber', 'passwordHash', 'image', 'place']), ...each(datetime, ['expiresAt']) },
);
