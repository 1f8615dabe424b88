import { contentType, datetime, each, shortText, uniqueText } from '../../../../database/content-type.ts';

/** A download link not opened yet: only the digest of its secret is stored, and never the passphrase. */
export default contentType(
  { singular: 'backup-download', plural: 'backup-downloads', table: 'backup_downloads' },
  { digest: uniqueText, ...each(shortText, ['adminId', 'archiveId']), expiresAt: datetime },
);
