import { contentType, each, moment, shortText, uniqueText } from '../../../../database/content-type.ts';

/** An address of a download that was not opened yet: only the digest of its secret is kept, and never the passphrase. */
export default contentType(
  { singular: 'backup-download', plural: 'backup-downloads', table: 'backup_downloads' },
  { digest: uniqueText, ...each(shortText, ['adminId', 'archiveId']), expiresAt: moment },
);
