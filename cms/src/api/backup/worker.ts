import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { COUNTRY } from '@sanabel/brand/club';
import { BACKUP_TRY_DAYS } from '@sanabel/contract';
import { DAY_MS } from '@sanabel/contract/time';
import { settings } from '../../../config/sanabel.ts';
import { createWorker, logError, untilDone } from '../../concurrency/worker.ts';
import { type Stored, table } from '../../database/table.ts';
import { ApiError } from '../../http/api-error.ts';
import { bucketName, syncBucket } from './bucket.ts';
import { nextBackupAt } from './due.ts';
import { folder, isPossible, lockedStream, type Running, run } from './program.ts';
import { expiredIn, retainedOf } from './retention.ts';
import { askToStop, beginRun, endRun, noteProgress, type RunRow, running, runs } from './runs.ts';

const BEAT_MS = 1_000;
/** Runs of other processes are found by polling. */
const POLL_MS = 60_000;
/** Applies to failed and stopped runs, and to trial restores. */
const TRACE_DAYS = 60;
const zone = COUNTRY.timeZone;

export const fileOf = (name: string): string => join(folder, name);

/** Newest first. Leaves out archives that were removed from the folder by hand. */
export const archives = async (): Promise<RunRow[]> => {
  const rows = await runs().findMany({ where: { what: 'backup', state: 'done' }, orderBy: [{ startedAt: 'desc' }] });
  // The folder is on another machine.
  if (settings.PUBLISHER_URL) return rows;
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

/** Time of the first account: there is no data before it. */
export const beginning = async (): Promise<number> => {
  const accounts = table<Stored>('plugin::users-permissions.user');
  const first = await accounts.findOne({ where: {}, orderBy: [{ createdAt: 'asc' }] });
  return first ? Date.parse(first.createdAt) : Date.now();
};

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

/** Time of the next trial restore: at once when none was ever made; null without an archive or schedule. */
export const nextTryAt = async (): Promise<number | null> => {
  const [newest] = settings.BACKUP_AT !== null && isPossible() ? await archives() : [];
  if (!newest) return null;
  const last = await lastTry();
  return last ? Date.parse(last.startedAt) + BACKUP_TRY_DAYS * DAY_MS : Date.parse(newest.startedAt);
};

const counts = { days: settings.BACKUP_KEEP_DAYS, weeks: settings.BACKUP_KEEP_WEEKS, months: settings.BACKUP_KEEP_MONTHS };

const expiredOf = (names: readonly string[], listed: readonly RunRow[]): string[] =>
  expiredIn(names, new Set(listed.map(({ file }) => file ?? '')), counts, Date.now(), zone);

/** The folder may hold archives without a row: a process was killed before it wrote one, or older rows were restored. */
const prune = async (): Promise<void> => {
  const made = await archives();
  const all = made.map(({ documentId, kind, startedAt }) => ({ id: documentId, kind, at: Date.parse(startedAt) }));
  const retained = retainedOf(all, counts, Date.now(), zone);
  for (const { id, documentId, file } of made) {
    if (retained.has(documentId)) continue;
    await rm(fileOf(file ?? ''), { force: true });
    await runs().deleteMany({ where: { id } });
  }
  for (const name of expiredOf(await readdir(folder), await archives())) await rm(fileOf(name), { force: true });
  const before = new Date(Date.now() - TRACE_DAYS * DAY_MS).toISOString();
  await runs().deleteMany({ where: { what: 'backup', state: { $in: ['failed', 'stopped'] }, startedAt: { $lt: before } } });
  const newest = await lastTry();
  await runs().deleteMany({ where: { what: 'try', id: { $ne: newest?.id ?? 0 }, startedAt: { $lt: before } } });
};

const COPY_PAUSE_MS = 10 * 60_000;
let copyAgainAt = 0;

/** Copies archives encrypted with BACKUP_PASSPHRASE. Failures go to the log and the panel, and are retried later. */
const copyAway = async (): Promise<void> => {
  if (bucketName === null || Date.now() < copyAgainAt) return;
  const made = await archives();
  const retained = made.map(({ file }) => file ?? '');
  try {
    await syncBucket({
      kept: retained,
      open: (name) => lockedStream(name, settings.BACKUP_PASSPHRASE ?? '').stream,
      expired: (names) => expiredOf(names, made),
      onCopied: async (file) => {
        await runs().updateMany({ where: { file, what: 'backup', copiedAt: null }, data: { copiedAt: new Date().toISOString() } });
      },
    });
  } catch (error) {
    copyAgainAt = Date.now() + COPY_PAUSE_MS;
    // The message may hold names, hosts and keys.
    strapi.log.error(`backup: the bucket refused or did not answer: ${error instanceof Error ? error.name : ''}`);
  }
};

let mine: Running | null = null;
let isEnding = false;

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

/** Runs in the background; errors go to the log. */
const carryOutLater = (row: RunRow): void =>
  untilDone(carryOut(row).catch((error: unknown) => logError(`backup: ${row.what}: ${error instanceof Error ? error.message : error}`)));

/** Stops a run in this process, or in another one within a second. */
export const stopNow = async (): Promise<void> => {
  await askToStop();
  mine?.stop();
};

export const makeNow = async (): Promise<void> => {
  if (!isPossible()) throw new ApiError('BACKUP_IMPOSSIBLE');
  const row = await beginRun({ what: 'backup', kind: 'hand' });
  if (row) carryOutLater(row);
};

/** Throws BACKUP_NONE when there is no archive to try. */
export const tryNow = async (): Promise<void> => {
  if (!isPossible()) throw new ApiError('BACKUP_IMPOSSIBLE');
  const [newest] = await archives();
  if (!newest) throw new ApiError('BACKUP_NONE');
  const row = await beginRun({ what: 'try', kind: 'hand', file: newest.file ?? '' });
  if (row) carryOutLater(row);
};

const isDue = (at: number | null): boolean => at !== null && at <= Date.now();

/** Makes scheduled backups and trial restores, once across processes. */
const worker = createWorker('backups', async () => {
  if (await running()) return POLL_MS;
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
  return POLL_MS;
});

export const backups = {
  start: (): void => {
    // Also without a schedule: a copy that the bucket refused is retried here.
    if (isPossible() && (settings.BACKUP_AT !== null || bucketName !== null)) worker.start();
  },
  /** Stops this process's run; its partial archive is deleted. */
  stop: (): void => {
    isEnding = true;
    worker.stop();
    mine?.stop();
  },
};
