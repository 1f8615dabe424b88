import { contentType, each, moment, shortText, uniqueText } from '../../../../database/content-type.ts';

/** A link that was mailed to an admin, for a new password or a new address: only the digest of its secret is kept. */
export default contentType(
  { singular: 'mailed-link', plural: 'mailed-links', table: 'mailed_links' },
  { digest: uniqueText, ...each(shortText, ['purpose', 'adminId', 'email']), expiresAt: { ...moment } },
);
