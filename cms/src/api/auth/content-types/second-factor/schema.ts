import { contentType, datetime, each, integer, longText, shortText, uniqueText } from '../../../../database/content-type.ts';

/** An authenticator app with its sealed key, or a passkey with its public key. */
export default contentType(
  { singular: 'second-factor', plural: 'second-factors', table: 'second_factors' },
  {
    /** A passkey's id, or the owner's id for an app. */
    reference: uniqueText,
    ...each(shortText, ['adminId', 'kind', 'name', 'transports', 'counter']),
    secret: longText,
    isActive: { type: 'boolean' },
    lastStep: integer,
    usedAt: datetime,
  },
);
