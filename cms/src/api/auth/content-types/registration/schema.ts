import { contentType, each, moment, shortText } from '../../../../database/content-type.ts';

/** What an invited person sent in order to register, until the code that was mailed for it makes an account of it. */
export default contentType(
  { singular: 'registration', plural: 'registrations', table: 'registrations' },
  { ...each(shortText, ['email', 'fullName', 'job', 'phoneNumber', 'passwordHash', 'image']), ...each(moment, ['expiresAt']) },
);
