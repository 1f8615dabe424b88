import { contentType, datetime, each, integer, shortText } from '../../../../database/content-type.ts';

/** A pending second factor. Only keyed digests of its codes and the digest of its ticket are stored. */
export default contentType(
  { singular: 'sign-in-code', plural: 'sign-in-codes', table: 'sign_in_codes' },
  {
    ...each(shortText, ['adminId', 'purpose', 'digest', 'looseDigest', 'ticketDigest', 'fingerprint', 'challenge']),
    ...each(integer, ['tries', 'looseTries', 'resends']),
    isBound: { type: 'boolean' },
    ...each(datetime, ['expiresAt', 'looseExpiresAt', 'consumedAt', 'sentAt']),
  },
);
