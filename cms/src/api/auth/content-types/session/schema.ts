import { contentType, datetime, each, shortText, uniqueText } from '../../../../database/content-type.ts';

/** Neither the token nor its cookie is stored, only their digests. */
export default contentType(
  { singular: 'session', plural: 'sessions', table: 'admin_sessions' },
  {
    digest: uniqueText,
    ...each(shortText, ['adminId', 'cookieDigest', 'browser', 'system']),
    ...each(datetime, ['expiresAt', 'seenAt', 'verifiedAt']),
  },
);
