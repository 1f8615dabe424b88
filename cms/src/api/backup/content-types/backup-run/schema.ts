import { contentType, each, json, longText, moment, shortText } from '../../../../database/content-type.ts';

/** One row for each backup and each try of one, under way or over. */
export default contentType(
  { singular: 'backup-run', plural: 'backup-runs', table: 'backup_runs' },
  {
    ...each(shortText, ['what', 'kind', 'adminName', 'state', 'cause', 'file']),
    /** `copiedAt` is when it was in the bucket, too; `seenAt` is renewed while its process lives; `stopAt` is when somebody wanted it to stop. */
    ...each(moment, ['startedAt', 'endedAt', 'seenAt', 'stopAt', 'copiedAt']),
    ...each(json, ['progress', 'result']),
    error: longText,
  },
);
