import { contentType, datetime, each, shortText, uniqueText } from '../../../../database/content-type.ts';

/** Only the digest of the link's secret is stored. */
export default contentType(
  { singular: 'mailed-link', plural: 'mailed-links', table: 'mailed_links' },
  { digest: uniqueText, ...each(shortText, ['purpose', 'adminId', 'email']), expiresAt: { ...datetime } },
);
