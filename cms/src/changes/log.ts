import type { PublicName } from '@sanabel/contract';
import { type Stored, table } from '../database/table.ts';
import { currentAdmin } from './history.ts';

/** A line of the log of changes: `createdAt` is its time. */
export interface LogRow extends Stored {
  /** Of the content with this change. Each revision has one line; a number that was skipped (a site ahead of a restored backup) has none. */
  revision: number;
  kind: PublicName;
  /** The changed item, or empty when there are several. */
  itemId: string;
  action: string;
  title: string | null;
  arabicTitle: string | null;
  /** Empty when the server itself acted. */
  adminName: string | null;
  /** The item's own time, where nothing ran at it. */
  missedAt: string | null;
}

export interface Titles {
  title: string;
  arabicTitle: string;
}

export const LOG_UID = 'api::publication.publication-entry';

/** The log of changes: what visitors do not see yet, and what a reader of an earlier revision has missed. */
export const log = () => table<LogRow>(LOG_UID);

/** Adds a line. Belongs into the transaction of the change. */
export const noteChange = async (line: Pick<LogRow, 'revision' | 'kind' | 'itemId' | 'action' | 'missedAt'> & Titles): Promise<void> => {
  await log().create({ data: { ...line, adminName: currentAdmin()?.account.fullName ?? '' } });
};

/** The lines after a revision, oldest first. */
export const linesAfter = (revision: number, limit?: number): Promise<LogRow[]> =>
  log().findMany({ where: { revision: { $gt: revision } }, orderBy: [{ revision: 'asc' }], ...(limit ? { limit } : {}) });

/** The last lines after a revision, newest first. */
export const newestAfter = (revision: number, limit: number): Promise<LogRow[]> =>
  log().findMany({ where: { revision: { $gt: revision } }, orderBy: [{ revision: 'desc' }], limit });

/** The number of changes after a revision. */
export const countAfter = (revision: number): Promise<number> => log().count({ where: { revision: { $gt: revision } } });

const KEPT = 1_000;
const KEPT_MS = 30 * 24 * 3600 * 1000;

/**
 * Removes old lines and returns how many. Kept are the last thousand, and for 30 days what visitors do not see yet: without a hook
 * that would be everything, for ever.
 */
export const trimLog = async ({ revision, liveRevision }: { revision: number; liveRevision: number }): Promise<number> => {
  const isOld = { revision: { $lte: revision - KEPT } };
  const isSeen = { revision: { $lte: liveRevision } };
  const isLongAgo = { createdAt: { $lt: new Date(Date.now() - KEPT_MS).toISOString() } };
  return (await log().deleteMany({ where: { $and: [isOld, { $or: [isSeen, isLongAgo] }] } })).count;
};
