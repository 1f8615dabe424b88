import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { COUNTRY } from '@sanabel/brand/club';
import { BACKUP_TRY_DAYS } from '@sanabel/contract';
import { settings } from '../../../config/sanabel.ts';
import { createWorker, logError, untilDone } from '../../concurrency/worker.ts';
import { type Stored, table } from '../../database/table.ts';
import { ApiError } from '../../http/api-error.ts';
import { bucketName, syncBucket } from './bucket.ts';
import { nextBackupAt } from './due.ts';
import { expiredIn, keptOf } from './keeping.ts';
import { folder, isPossible, lockedStream, type Running, run } from './program.ts';
import { askToStop, beginRun, endRun, noteProgress, type RunRow, running, runs } from './runs.ts';

const DAY_MS = 24 * 3_600_000;
const BEAT_MS = 1_000;
/** What another process has done is found by looking. */
const LOOK_MS = 60_000;
/** Of what failed or was stopped, and of tries. */
const TRACE_DAYS = 60;
const zone = COUNTRY.timeZone;

export const fileOf = (name: string): string => join(folder, name);

/** The backups that were made, newest first. What somebody has taken out of the folder by hand is none any more. */
export const archives = async (): Promise<RunRow[]> => {
  const rows = await runs().findMany({ where: { what: 'backup', state: 'done' }, orderBy: [{ startedAt: 'desc' }] });
  const there = await Promise.all(
    rows.map(({ file }) =>
      stat(fileOf(file ?? '')).then(
        (found) => found.isFile(),
        () => false,
      ),
    ),
  );
  return rows.filter((_, index) => there[index]);
};

/** When this house began to have something to keep: its first account. */
export const beginning = async (): Promise<number> => {
  const accounts = table<Stored>('plugin::users-permissions.user');
  const first = await accounts.findOne({ where: {}, orderBy: [{ createdAt: 'asc' }] });
  return first ? Date.parse(first.createdAt) : Date.now();
};

/** When the clock makes the next backup; null where that is off. */
export const nextAt = async (): Promise<number | null> => {
  const at = settings.BACKUP_AT;
  if (at === null || !isPossible()) return null;
  const since = new Date(Date.now() - 3 * DAY_MS).toISOString();
  const rows = await runs().findMany({ where: { what: 'backup', kind: 'clock', startedAt: { $gt: since } } });
  const attempts = rows.map(({ startedAt, state }) => ({ startedAt: Date.parse(startedAt), state }));
  return nextBackupAt(Date.now(), { at, zone, since: await beginning(), attempts });
};

export const lastTry = async (): Promise<RunRow | null> => {
  const [row] = await runs().findMany({
    where: { what: 'try', state: { $in: ['done', 'failed'] } },
    orderBy: [{ startedAt: 'desc' }],
    limit: 1,
  });
  return row ?? null;
};

/** When the newest archive is tried again: at once, where one is there and none ever was; null without an archive, and where the clock is off. */
export const nextTryAt = async (): Promise<number | null> => {
  const [newest] = settings.BACKUP_AT !== null && isPossible() ? await archives() : [];
  if (!newest) return null;
  const last = await lastTry();
  return last ? Date.parse(last.startedAt) + BACKUP_TRY_DAYS * DAY_MS : Date.parse(newest.startedAt);
};

const counts = { days: settings.BACKUP_KEEP_DAYS, weeks: settings.BACKUP_KEEP_WEEKS, months: settings.BACKUP_KEEP_MONTHS };

/** Of the names in a place those that go: the list says what stays, and the rule of days, weeks and months of what no list knows. */
const expiredOf = (names: readonly string[], listed: readonly RunRow[]): string[] =>
  expiredIn(names, new Set(listed.map(({ file }) => file ?? '')), counts, Date.now(), zone);

/**
 * Deletes the archives that are not to be kept any longer, and the traces of what never became one. In the folder may lie archives without
 * a row: a process was killed before it wrote one, or rows of an earlier time were restored.
 */
const prune = async (): Promise<void> => {
  const made = await archives();
  const all = made.map(({ documentId, kind, startedAt }) => ({ id: documentId, kind, at: Date.parse(startedAt) }));
  const kept = keptOf(all, counts, Date.now(), zone);
  for (const { id, documentId, file } of made) {
    if (kept.has(documentId)) continue;
    await rm(fileOf(file ?? ''), { force: true });
    await runs().deleteMany({ where: { id } });
  }
  for (const name of expiredOf(await readdir(folder), await archives())) await rm(fileOf(name), { force: true });
  const before = new Date(Date.now() - TRACE_DAYS * DAY_MS).toISOString();
  await runs().deleteMany({ where: { what: 'backup', state: { $in: ['failed', 'stopped'] }, startedAt: { $lt: before } } });
  const newest = await lastTry();
  await runs().deleteMany({ where: { what: 'try', id: { $ne: newest?.id ?? 0 }, startedAt: { $lt: before } } });
};

/** After a bucket that did not answer. */
const COPY_PAUSE_MS = 10 * 60_000;
let copyAgainAt = 0;

/** Locks each archive with BACKUP_PASSPHRASE and copies into the bucket what it lacks. A bucket that fails is told in the log and in the panel, and asked again later. */
const copyAway = async (): Promise<void> => {
  if (bucketName === null || Date.now() < copyAgainAt) return;
  const made = await archives();
  const kept = made.map(({ file }) => file ?? '');
  try {
    await syncBucket({
      kept,
      open: (name) => lockedStream(name, settings.BACKUP_PASSPHRASE ?? '').stream,
      expired: (names) => expiredOf(names, made),
      onCopied: async (file) => {
        await runs().updateMany({ where: { file, what: 'backup', copiedAt: null }, data: { copiedAt: new Date().toISOString() } });
      },
    });
  } catch (error) {
    copyAgainAt = Date.now() + COPY_PAUSE_MS;
    // Its words may hold names, hosts and keys.
    strapi.log.error(`backup: the bucket refused or did not answer: ${error instanceof Error ? error.name : ''}`);
  }
};

let mine: Running | null = null;
let isEnding = false;

/** Does what a row says, and tells how far it is until it is over. */
const carryOut = async ({ id, what, file }: RunRow): Promise<void> => {
  const program = run(what, file ?? '');
  mine = program;
  const beat = setInterval(
    () => untilDone(noteProgress(id, program.progress()).then((isUnwanted) => isUnwanted && program.stop())),
    BEAT_MS,
  );
  try {
    const end = await program.ended;
    await endRun(id, end.state === 'stopped' && isEnding ? { state: 'failed', cause: 'interrupted' } : end);
    if (end.state === 'failed') strapi.log.error(`backup: ${what} failed (${end.cause}): ${end.error}`);
    if (end.state === 'done' && what === 'backup') {
      await prune();
      copyAgainAt = 0;
      await copyAway();
    }
  } finally {
    clearInterval(beat);
    mine = null;
  }
};

/** Does what a row says when nobody waits for it; what goes wrong is in the log. */
const carryOutLater = (row: RunRow): void =>
  untilDone(carryOut(row).catch((error: unknown) => logError(`backup: ${row.what}: ${error instanceof Error ? error.message : error}`)));

/** Stops what is under way, here or in another process, which hears of it within a second. */
export const stopNow = async (): Promise<void> => {
  await askToStop();
  mine?.stop();
};

/** Begins a backup for an admin; it goes on after the answer. */
export const makeNow = async (): Promise<void> => {
  if (!isPossible()) throw new ApiError('BACKUP_IMPOSSIBLE');
  const row = await beginRun({ what: 'backup', kind: 'hand' });
  if (row) carryOutLater(row);
};

/** The same for a try of the newest archive. BACKUP_NONE without one. */
export const tryNow = async (): Promise<void> => {
  if (!isPossible()) throw new ApiError('BACKUP_IMPOSSIBLE');
  const [newest] = await archives();
  if (!newest) throw new ApiError('BACKUP_NONE');
  const row = await beginRun({ what: 'try', kind: 'hand', file: newest.file ?? '' });
  if (row) carryOutLater(row);
};

const isDue = (at: number | null): boolean => at !== null && at <= Date.now();

/** Makes the backups of the clock and tries the newest one from time to time: once, however many processes look. */
const worker = createWorker('backups', async () => {
  if (await running()) return LOOK_MS;
  if (isDue(await nextAt())) {
    const row = await beginRun({ what: 'backup', kind: 'clock' }, async () => isDue(await nextAt()));
    if (row) await carryOut(row);
  } else if (isDue(await nextTryAt())) {
    const [newest] = await archives();
    const row = newest
      ? await beginRun({ what: 'try', kind: 'clock', file: newest.file ?? '' }, async () => isDue(await nextTryAt()))
      : null;
    if (row) await carryOut(row);
  } else if ((await archives()).some(({ copiedAt }) => !copiedAt)) await copyAway();
  return LOOK_MS;
});

export const backups = {
  start: (): void => {
    // Also without the clock: a copy that the bucket refused is tried again here.
    if (isPossible() && (settings.BACKUP_AT !== null || bucketName !== null)) worker.start();
  },
  /** Stops what is under way here: an archive that is not whole goes. */
  stop: (): void => {
    isEnding = true;
    worker.stop();
    mine?.stop();
  },
};
