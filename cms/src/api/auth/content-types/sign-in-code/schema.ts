import { contentType, each, integer, moment, shortText } from '../../../../database/content-type.ts';

/** A second step that waits: only keyed digests of its codes are kept, and the digest of its first step's ticket. */
export default contentType(
  { singular: 'sign-in-code', plural: 'sign-in-codes', table: 'sign_in_codes' },
  {
    ...each(shortText, ['adminId', 'purpose', 'digest', 'looseDigest', 'ticketDigest', 'fingerprint', 'challenge']),
    ...each(integer, ['tries', 'looseTries', 'resends']),
    isBound: { type: 'boolean' },
    ...each(moment, ['expiresAt', 'looseExpiresAt', 'consumedAt', 'sentAt']),
  },
);
