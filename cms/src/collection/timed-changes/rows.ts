import type { FieldError, TimedName } from '@sanabel/contract';
import type { Titles } from '../../changes/log.ts';
import { type Stored, table } from '../../database/table.ts';

export interface TimedRow extends Stored, Titles {
  kind: TimedName;
  itemId: string;
  at: string;
  adminId: string;
  adminName: string;
  savedAt: string;
  /** The item's `updatedAt` at the last save. */
  basedOn: string;
  /** The changed fields and the URLs of new files. */
  item: Readonly<Record<string, unknown>>;
  /** These URLs, one on each line, as in versions. */
  files: string;
  /** The changes were refused at their time, for these field errors. */
  failedAt: string | null;
  faults: FieldError[] | null;
  toldAt: string | null;
}

export const TIMED_UID = 'api::timed-change.timed-change';

export const CHANGES_REFUSED = 'sanabel.changes-refused';

export const timedChanges = () => table<TimedRow>(TIMED_UID);

/** Deletes the scheduled changes of an item that is permanently deleted; returns the URLs of their files. */
export const forgetTimedChange = async (kind: string, itemId: string): Promise<string[]> => {
  const waiting = await timedChanges().findMany({ where: { kind, itemId } });
  await timedChanges().deleteMany({ where: { kind, itemId } });
  return waiting.flatMap(({ files }) => files.split('\n'));
};
