import { contentType, each, moment, shortText, uniqueText } from '../../../../database/content-type.ts';

/** A signed-in admin: the token itself is never stored, only its digest. */
export default contentType(
  { singular: 'session', plural: 'sessions', table: 'admin_sessions' },
  { digest: uniqueText, adminId: shortText, ...each(moment, ['expiresAt', 'seenAt']) },
);
