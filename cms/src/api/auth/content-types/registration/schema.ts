import { contentType, each, moment, shortText } from '../../../../database/content-type.ts';

/** A registration that waits for its mailed code, which makes an account of it. */
export default contentType(
  { singular: 'registration', plural: 'registrations', table: 'registrations' },
  { ...each(shortText, ['email', 'fullName', 'job', 'phoneNumber', 'passwordHash', 'image', 'place']), ...each(moment, ['expiresAt']) },
);
