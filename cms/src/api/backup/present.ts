import { stat } from 'node:fs/promises';
import { COUNTRY } from '@sanabel/brand/club';
import { type Backup, type BackupRunning, type Backups, type BackupTry, backups } from '@sanabel/contract';
import { settings } from '../../../config/sanabel.ts';
import { clubDays, clubMonths, clubWeeks } from '../publication/club-time.ts';
import { bucketName } from './bucket.ts';
import { folder, isPossible } from './program.ts';
import { slotsOf } from './retention.ts';
import { type RunRow, running, runs } from './runs.ts';
import { archives, lastTry, nextAt, nextTryAt } from './worker.ts';

const iso = (timestamp: string | number): string => new Date(timestamp).toISOString();
const isoOrNull = (timestamp: number | null): string | null => (timestamp === null ? null : iso(timestamp));

const baseOf = ({ documentId, kind, adminName, startedAt }: RunRow) => ({ id: documentId, kind, adminName, startedAt: iso(startedAt) });

const endOf = ({ state, cause, error, startedAt, endedAt }: RunRow) => ({
  state: state === 'running' ? ('failed' as const) : state,
  cause: cause ?? null,
  error: error ?? '',
  durationMs: endedAt ? Math.max(0, Date.parse(endedAt) - Date.parse(startedAt)) : 0,
});

const backupOf = (row: RunRow): Backup => ({
  ...baseOf(row),
  ...endOf(row),
  bytes: row.result?.bytes ?? 0,
  isChecked: row.state === 'done',
});

const tryOf = (row: RunRow): BackupTry => ({
  ...baseOf(row),
  ...endOf(row),
  items: row.result?.items ?? 0,
  files: row.result?.files ?? 0,
});

const NOTHING_YET = { phase: 'rows', percent: 0, done: 0, of: 0 } as const;

const runningOf = (row: RunRow): BackupRunning => {
  const { phase, percent, done, of } = row.progress ?? NOTHING_YET;
  return { ...baseOf(row), what: row.what, phase, percent, done, of, isStopping: row.stopAt !== null };
};

/** Compares disks: archives beside the data are lost with it. */
export const isElsewhere = async (): Promise<boolean> => {
  const [here, there] = await Promise.all(
    [settings.DATA_DIR, folder].map((path) =>
      stat(path).then(
        ({ dev }) => dev,
        () => null,
      ),
    ),
  );
  return there !== null && here !== there;
};

export const presentBackups = async (): Promise<Backups> => {
  const now = Date.now();
  const zone = COUNTRY.timeZone;
  const made = await archives();
  const unmade = await runs().findMany({
    where: { what: 'backup', state: { $in: ['failed', 'stopped'] } },
    orderBy: [{ startedAt: 'desc' }],
  });
  const next = await nextAt();
  const past = {
    archives: made.map(({ documentId, kind, startedAt }) => ({ id: documentId, kind, at: Date.parse(startedAt) })),
    failedAt: unmade.filter(({ state }) => state === 'failed').map(({ startedAt }) => Date.parse(startedAt)),
    nextAt: next === null ? null : Math.max(next, now),
  };
  const [under, tried] = [await running(), await lastTry()];
  const shown = [...made, ...unmade].map(backupOf).toSorted((one, other) => Date.parse(other.startedAt) - Date.parse(one.startedAt));
  return backups.parse({
    isPossible: isPossible(),
    nextAt: isoOrNull(past.nextAt),
    place: folder,
    isElsewhere: (await isElsewhere()) || Boolean(made[0]?.copiedAt),
    bucket: bucketName === null ? null : { name: bucketName, missing: made.filter(({ copiedAt }) => !copiedAt).length },
    running: under && runningOf(under),
    archives: shown,
    bytes: shown.reduce((sum, { bytes }) => sum + bytes, 0),
    kept: {
      days: slotsOf(clubDays(now, settings.BACKUP_KEEP_DAYS, zone), past),
      weeks: slotsOf(clubWeeks(now, settings.BACKUP_KEEP_WEEKS, zone), past),
      months: slotsOf(clubMonths(now, settings.BACKUP_KEEP_MONTHS, zone), past),
    },
    lastTry: tried && tryOf(tried),
    nextTryAt: isoOrNull(await nextTryAt()),
  });
};
