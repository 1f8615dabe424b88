import type { BackupCause, BackupPhase } from '@sanabel/contract';
import { currentAdmin, noteActivity } from '../../changes/history.ts';
import { type Stored, table } from '../../database/table.ts';
import { withLock } from '../../database/transaction.ts';
import { ApiError } from '../../http/api-error.ts';

export interface Progress {
  phase: BackupPhase;
  done: number;
  of: number;
  percent: number;
}

export interface Result {
  file: string;
  bytes: number;
  items: number;
  files: number;
}

export interface RunRow extends Stored {
  what: 'backup' | 'try';
  kind: 'clock' | 'hand';
  adminName: string;
  state: 'running' | 'done' | 'failed' | 'stopped';
  cause: BackupCause | null;
  error: string | null;
  file: string | null;
  startedAt: string;
  endedAt: string | null;
  seenAt: string;
  stopAt: string | null;
  copiedAt: string | null;
  progress: Progress | null;
  result: Result | null;
}

export const runs = () => table<RunRow>('api::backup.backup-run');

/** A running process reports every second; after this silence it counts as dead. */
const SILENCE_MS = 30_000;
const now = (): string => new Date().toISOString();

/** Finds a run in this process or another. */
export const running = async (): Promise<RunRow | null> => {
  const row = await runs().findOne({ where: { state: 'running' } });
  return row && Date.now() - Date.parse(row.seenAt) < SILENCE_MS ? row : null;
};

/** Ends the rows of processes that died. Their partial archives have no final name and are deleted at the next start of the CMS. */
export const endSilent = async (): Promise<void> => {
  const before = new Date(Date.now() - SILENCE_MS).toISOString();
  const data = { state: 'failed', cause: 'interrupted', endedAt: now() } as const;
  await runs().updateMany({ where: { state: 'running', seenAt: { $lt: before } }, data });
};

type New = Pick<RunRow, 'what' | 'kind'> & { file?: string };

/** Starts a run, one at a time across processes; throws BACKUP_RUNNING for a second. `isStillDue` is called under the lock. */
export const beginRun = ({ what, kind, file }: New, isStillDue: () => Promise<boolean> = async () => true): Promise<RunRow | null> =>
  withLock('backups', async () => {
    await endSilent();
    if (await running()) throw new ApiError('BACKUP_RUNNING');
    if (!(await isStillDue())) return null;
    const adminName = kind === 'hand' ? (currentAdmin()?.account.fullName ?? '') : '';
    const at = now();
    if (kind === 'hand' && what === 'backup') await noteActivity('create', 'backups', '');
    return runs().create({ data: { what, kind, adminName, file: file ?? null, state: 'running', startedAt: at, seenAt: at } });
  });

/** Stores the progress for other processes; returns true when the run should stop. */
export const noteProgress = async (id: number, progress: Progress | null): Promise<boolean> => {
  await runs().updateMany({ where: { id, state: 'running' }, data: { seenAt: now(), ...(progress && { progress }) } });
  const row = await runs().findOne({ where: { id } });
  return row === null || row.state !== 'running' || row.stopAt !== null;
};

export const endRun = async (id: number, end: Partial<RunRow>): Promise<void> => {
  await runs().updateMany({ where: { id }, data: { ...end, progress: null, endedAt: now() } });
};

export const askToStop = async (): Promise<void> => {
  await runs().updateMany({ where: { state: 'running' }, data: { stopAt: now() } });
};
