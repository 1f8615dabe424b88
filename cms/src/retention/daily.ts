import { TRASH_RETENTION_DAYS } from '@sanabel/contract';
import { DAY_MS } from '@sanabel/contract/time';
import { addressesIn, trash } from '../changes/history.ts';
import { trimLog } from '../changes/log.ts';
import { readState } from '../changes/publication-state.ts';
import { forgetTimedChange } from '../collection/timed-changes/rows.ts';
import { deleteLooseCounts } from '../collection/useful-counts.ts';
import { deleteOldVersions } from '../collection/versions/old-versions.ts';
import { forgetVersions } from '../collection/versions/rows.ts';
import { createWorker } from '../concurrency/worker.ts';
import { openQuery, type PrivateUid, type Stored, table } from '../database/table.ts';
import { forgetDeleted } from '../database/transaction.ts';
import { deleteOldUploads } from '../media/resumable.ts';
import { deleteAllOver } from './lifetimes.ts';
import { deleteOrphans, endMedia } from './orphans.ts';

const DAY_LENGTH = 10;

/** Searches without a result: one season. */
const MISSED_RETENTION_DAYS = 90;
/** Page counts: this month and the same one a year ago. */
const USEFUL_RETENTION_DAYS = 396;
const MONTH_LENGTH = 7;

const daysAgo = (days: number): string => new Date(Date.now() - days * DAY_MS).toISOString();
const older = async (uid: PrivateUid, column: string, before: string): Promise<number> =>
  (await table<Stored>(uid).deleteMany(openQuery({ where: { [column]: { $lt: before } } }))).count;

/** Deletes expired trash with its media. Returns the number of rows. */
const emptyTrash = async (): Promise<number> => {
  const over = { deletedAt: { $lt: daysAgo(TRASH_RETENTION_DAYS) } };
  const rows = await trash().findMany({ where: over });
  const { count } = await trash().deleteMany({ where: { id: { $in: rows.map(({ id }) => id) } } });
  const files = rows.flatMap(({ kind, row }) => addressesIn(kind, row));
  for (const { kind, itemId } of rows) files.push(...(await forgetVersions({ kind, itemId })), ...(await forgetTimedChange(kind, itemId)));
  await endMedia(files);
  return count;
};

interface NoteRow extends Stored {
  requestId: string;
}

/** Deletes notes whose application has expired; returns their number. */
const deleteLooseNotes = async (): Promise<number> => {
  const notes = table<NoteRow>('api::job-request.job-note');
  const noted = [...new Set((await notes.findMany({})).map(({ requestId }) => requestId))];
  const there = await table<Stored>('api::job-request.job-request').findMany({ where: { documentId: { $in: noted } } });
  const kept = new Set(there.map(({ documentId }) => documentId));
  const gone = noted.filter((id) => !kept.has(id));
  return gone.length === 0 ? 0 : (await notes.deleteMany({ where: { requestId: { $in: gone } } })).count;
};

/** Returns the number of rows of each kind. No personal data is stored longer than promised. */
const deleteExpired = async (): Promise<Readonly<Record<string, number>>> => ({
  trash: await emptyTrash(),
  versions: await deleteOldVersions(),
  ...(await deleteAllOver()),
  notes: await deleteLooseNotes(),
  missedSearches: await older('api::missed-search.missed-search', 'day', daysAgo(MISSED_RETENTION_DAYS).slice(0, DAY_LENGTH)),
  useful: await older('api::useful.useful-count', 'month', daysAgo(USEFUL_RETENTION_DAYS).slice(0, MONTH_LENGTH)),
  orphanedUseful: await deleteLooseCounts(),
  log: await trimLog(await readState()),
});

/** Deletes expired rows and unused media daily and at every start. Two processes may run it at once. */
export const dailyTask = createWorker('retention', async () => {
  const done = { ...(await deleteExpired()), ...(await deleteOrphans()), uploads: await deleteOldUploads() };
  await forgetDeleted();
  if (Object.values(done).some((count) => count > 0)) strapi.log.info(JSON.stringify({ retention: done }));
  return DAY_MS;
});
