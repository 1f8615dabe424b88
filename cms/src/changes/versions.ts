import type { VersionAct, VersionedName } from '@sanabel/contract';
import { ensureIndex, readRows } from '../database/rows.ts';
import { type Stored, table } from '../database/table.ts';
import { type Trx, withLock } from '../database/transaction.ts';
import { currentBatch } from './batch.ts';
import { currentAdmin } from './history.ts';
import type { Titles } from './log.ts';

/** The fields of an item that editors change. */
export type ItemState = Readonly<Record<string, unknown>>;

/** A version: `createdAt` is its time. */
export interface VersionRow extends Stored, Titles {
  kind: VersionedName;
  /** Empty for the contact record. */
  itemId: string;
  act: VersionAct;
  batch: string;
  adminId: string;
  adminName: string;
  item: ItemState;
  /** The fields that differ from the version before it. */
  changed: string[];
  /** The addresses of its files, a line each, so that nobody needs to read whole items to know which media are in use. */
  files: string;
}

export const VERSIONS_UID = 'api::version.version';

/** The versions of all items. */
export const versions = () => table<VersionRow>(VERSIONS_UID);

/** The item that versions are of. */
interface Of {
  kind: string;
  itemId: string;
}

/** The newest version of an item, or the newest before another. */
export const lastVersion = ({ kind, itemId }: Of, before?: Stored): Promise<VersionRow | null> =>
  versions().findOne({ where: { kind, itemId, ...(before && { id: { $lt: before.id } }) }, orderBy: [{ id: 'desc' }] });

/** Forgets all versions of an item that is gone for good; the addresses of their files. */
export const forgetVersions = async ({ kind, itemId }: Of): Promise<string[]> => {
  const kept = await versions().findMany({ where: { kind, itemId } });
  await versions().deleteMany({ where: { kind, itemId } });
  return kept.flatMap(({ files }) => files.split('\n'));
};

/** The files of all rows of a table, such as that of versions, each set of them once: addresses, a line each. */
export const versionFiles = async (trx: Trx, uid: string): Promise<string[]> => {
  const rows = await readRows<Pick<VersionRow, 'files'>>(trx, uid, { attributes: ['files'], isDistinct: true });
  return rows.map(({ files }) => files);
};

/** Takes the address of a file out of all versions that name it. Belongs into the transaction in which the file ends. */
export const blankInVersions = async (trx: Trx, url: string): Promise<void> => {
  const naming = (await versionFiles(trx, VERSIONS_UID)).filter((files) => files.split('\n').includes(url));
  for (const { id, item, files } of await versions().findMany({ where: { files: { $in: naming } } })) {
    const blanked = Object.fromEntries(Object.entries(item).map(([name, value]) => [name, value === url ? '' : value]));
    const others = files.split('\n').filter((one) => one !== url);
    await versions().update({ where: { id }, data: { item: blanked, files: others.join('\n') } });
  }
};

/** Lets the versions of an item, and of an act, be found among a million. Made once, by the first process that starts. */
export const indexVersions = (): Promise<void> =>
  withLock('indexes', async ({ trx }) => {
    for (const columns of [['kind', 'itemId'], ['batch']]) await ensureIndex(trx, VERSIONS_UID, columns);
  });

type Kept = Titles & Pick<VersionRow, 'kind' | 'itemId' | 'act' | 'item' | 'changed'> & { files: readonly string[]; at?: string };

/** Keeps a version. Belongs into the transaction of the write. One of a time before (`at`) is nobody's, and of no act on many. */
export const addVersion = async ({ files, at, ...version }: Kept): Promise<void> => {
  const { id = '', account } = (at === undefined ? currentAdmin() : undefined) ?? {};
  const own = at === undefined ? { batch: currentBatch() } : { batch: '', createdAt: at };
  const by = { adminId: id, adminName: account?.fullName ?? '' };
  await versions().create({ data: { ...version, ...own, ...by, files: files.join('\n') } });
};
