import { contentType, datetime, each, json, longText, shortText } from '../../../../database/content-type.ts';

/** One row for each backup and each trial restore, running or ended. */
export default contentType(
  { singular: 'backup-run', plural: 'backup-runs', table: 'backup_runs' },
  {
    ...each(shortText, ['what', 'kind', 'adminName', 'state', 'cause', 'file']),
    /** `copiedAt`: the bucket has it too. `seenAt`: renewed while its process lives. `stopAt`: an owner asked it to stop. */
    ...each(datetime, ['startedAt', 'endedAt', 'seenAt', 'stopAt', 'copiedAt']),
    ...each(json, ['progress', 'result']),
    error: longText,
  },
);
