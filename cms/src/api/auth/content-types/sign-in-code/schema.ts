import { contentType, each, integer, moment, shortText } from '../../../../database/content-type.ts';

/** A mailed code: only its keyed digest is kept. */
export default contentType(
  { singular: 'sign-in-code', plural: 'sign-in-codes', table: 'sign_in_codes' },
  {
    ...each(shortText, ['adminId', 'purpose', 'digest']),
    ...each(integer, ['tries', 'resends']),
    ...each(moment, ['expiresAt', 'consumedAt', 'sentAt']),
  },
);
