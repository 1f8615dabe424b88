import { contentType, datetime, each, integer, uniqueText } from '../../../../database/content-type.ts';

/** Tries of one subject in one window; the subject (an address, an e-mail) is stored as a digest. */
export default contentType(
  { singular: 'rate-limit', plural: 'rate-limits', table: 'rate_limits' },
  { subject: uniqueText, hits: integer, ...each(datetime, ['windowEndsAt', 'closedUntil']) },
);
