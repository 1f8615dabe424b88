import type { PublicName } from '@sanabel/contract';
import { DAY_MS } from '@sanabel/contract/time';
import { type Stored, table } from '../database/table.ts';
import { currentAdmin } from './history.ts';

export interface LogRow extends Stored {
  /** Each revision has one line; a skipped number (a site ahead of a restored backup) has none. */
  revision: number;
  kind: PublicName;
  /** Empty for several items. */
  itemId: string;
  action: string;
  title: string | null;
  arabicTitle: string | null;
  adminName: string | null;
  /** The item's set time, when nothing ran at it. */
  missedAt: string | null;
}

export interface Titles {
  title: string;
  arabicTitle: string;
}

export const LOG_UID = 'api::publication.publication-entry';

/** Changes that visitors do not see yet or that readers of an earlier revision have missed. */
export const log = () => table<LogRow>(LOG_UID);

/** Call it in the transaction of the change. */
export const noteChange = async (line: Pick<LogRow, 'revision' | 'kind' | 'itemId' | 'action' | 'missedAt'> & Titles): Promise<void> => {
  await log().create({ data: { ...line, adminName: currentAdmin()?.account.fullName ?? '' } });
};

/** Oldest first. */
export const linesAfter = (revision: number, limit?: number): Promise<LogRow[]> =>
  log().findMany({ where: { revision: { $gt: revision } }, orderBy: [{ revision: 'asc' }], ...(limit ? { limit } : {}) });

/** Newest first. */
export const newestAfter = (revision: number, limit: number): Promise<LogRow[]> =>
  log().findMany({ where: { revision: { $gt: revision } }, orderBy: [{ revision: 'desc' }], limit });

export const countAfter = (revision: number): Promise<number> => log().count({ where: { revision: { $gt: revision } } });

const LINES_KEPT_MAX = 1_000;
const LINE_LIFE_MS = 30 * DAY_MS;

/** Keeps the last thousand lines, and unpublished changes for 30 days: without a hook they would be everything, forever. */
export const trimLog = async ({ revision, liveRevision }: { revision: number; liveRevision: number }): Promise<number> => {
  const isOld = { revision: { $lte: revision - LINES_KEPT_MAX } };
  const isSeen = { revision: { $lte: liveRevision } };
  const isLongAgo = { createdAt: { $lt: new Date(Date.now() - LINE_LIFE_MS).toISOString() } };
  return (await log().deleteMany({ where: { $and: [isOld, { $or: [isSeen, isLongAgo] }] } })).count;
};
