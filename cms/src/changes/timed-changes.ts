import type { FieldFault, TimedName } from '@sanabel/contract';
import { type Stored, table } from '../database/table.ts';
import type { Titles } from './log.ts';

/** Changes of an item that wait for their time. */
export interface TimedRow extends Stored, Titles {
  kind: TimedName;
  itemId: string;
  at: string;
  adminId: string;
  adminName: string;
  savedAt: string;
  /** The item's `updatedAt` at the last save. */
  basedOn: string;
  /** The changed fields, and the addresses of new files by their attributes. */
  item: Readonly<Record<string, unknown>>;
  /** These addresses, a line each, as in versions. */
  files: string;
  /** The time has come in vain, for these faults. */
  failedAt: string | null;
  faults: FieldFault[] | null;
  /** When editors were mailed of that. */
  toldAt: string | null;
}

export const TIMED_UID = 'api::timed-change.timed-change';

/** Strapi's event when changes could not be made at their time. */
export const CHANGES_REFUSED = 'sanabel.changes-refused';

export const timedChanges = () => table<TimedRow>(TIMED_UID);

/** Forgets the changes that wait for an item which is gone for good; the addresses of their files. */
export const forgetTimedChange = async (kind: string, itemId: string): Promise<string[]> => {
  const waiting = await timedChanges().findMany({ where: { kind, itemId } });
  await timedChanges().deleteMany({ where: { kind, itemId } });
  return waiting.flatMap(({ files }) => files.split('\n'));
};
