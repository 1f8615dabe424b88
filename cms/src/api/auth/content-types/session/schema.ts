import { contentType, each, moment, shortText, uniqueText } from '../../../../database/content-type.ts';

/** A signed-in admin: neither the token nor the cookie that it belongs to is stored, only their digests. */
export default contentType(
  { singular: 'session', plural: 'sessions', table: 'admin_sessions' },
  {
    digest: uniqueText,
    ...each(shortText, ['adminId', 'cookieDigest', 'browser', 'system']),
    ...each(moment, ['expiresAt', 'seenAt', 'verifiedAt']),
  },
);
