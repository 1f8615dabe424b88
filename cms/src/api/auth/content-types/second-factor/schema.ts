import { contentType, each, integer, longText, moment, shortText, uniqueText } from '../../../../database/content-type.ts';

/** An authenticator app with its sealed key, or a passkey with its public one. */
export default contentType(
  { singular: 'second-factor', plural: 'second-factors', table: 'second_factors' },
  {
    /** The passkey's own id; of an app, whose it is. */
    reference: uniqueText,
    ...each(shortText, ['adminId', 'kind', 'name', 'transports', 'counter']),
    secret: longText,
    isActive: { type: 'boolean' },
    lastStep: integer,
    usedAt: moment,
  },
);
