import type { VersionAct, VersionedName } from '@sanabel/contract';
import { currentBatch } from '../../changes/batch.ts';
import { currentAdmin } from '../../changes/history.ts';
import type { Titles } from '../../changes/log.ts';
import { ensureIndex, readRows } from '../../database/rows.ts';
import { type Stored, table } from '../../database/table.ts';
import { type Trx, withLock } from '../../database/transaction.ts';

export type ItemState = Readonly<Record<string, unknown>>;

export interface VersionRow extends Stored, Titles {
  kind: VersionedName;
  /** Empty for the contact record. */
  itemId: string;
  act: VersionAct;
  batch: string;
  adminId: string;
  adminName: string;
  item: ItemState;
  /** Compared with the version before. */
  changed: string[];
  /** The URLs of its files, one on each line, so that finding used media does not need whole items. */
  files: string;
}

export const VERSIONS_UID = 'api::version.version';

export const versions = () => table<VersionRow>(VERSIONS_UID);

interface Of {
  kind: string;
  itemId: string;
}

export const lastVersion = ({ kind, itemId }: Of, before?: Stored): Promise<VersionRow | null> =>
  versions().findOne({ where: { kind, itemId, ...(before && { id: { $lt: before.id } }) }, orderBy: [{ id: 'desc' }] });

/** Deletes the versions of an item that is permanently deleted; returns the URLs of their files. */
export const forgetVersions = async ({ kind, itemId }: Of): Promise<string[]> => {
  const kept = await versions().findMany({ where: { kind, itemId } });
  await versions().deleteMany({ where: { kind, itemId } });
  return kept.flatMap(({ files }) => files.split('\n'));
};

/** Returns each distinct set of files in a table once: URLs, one on each line. */
export const versionFiles = async (trx: Trx, uid: string): Promise<string[]> => {
  const rows = await readRows<Pick<VersionRow, 'files'>>(trx, uid, { attributes: ['files'], isDistinct: true });
  return rows.map(({ files }) => files);
};

/** Removes a file's URL from all versions. Call it in the transaction that deletes the file. */
export const blankInVersions = async (trx: Trx, url: string): Promise<void> => {
  const naming = (await versionFiles(trx, VERSIONS_UID)).filter((files) => files.split('\n').includes(url));
  for (const { id, item, files } of await versions().findMany({ where: { files: { $in: naming } } })) {
    const blanked = Object.fromEntries(Object.entries(item).map(([name, value]) => [name, value === url ? '' : value]));
    const others = files.split('\n').filter((one) => one !== url);
    await versions().update({ where: { id }, data: { item: blanked, files: others.join('\n') } });
  }
};

/** Finds an item's or a bulk action's versions among a million. Created once, by the first process that starts. */
export const indexVersions = (): Promise<void> =>
  withLock('indexes', async ({ trx }) => {
    for (const columns of [['kind', 'itemId'], ['batch']]) await ensureIndex(trx, VERSIONS_UID, columns);
  });

type Kept = Titles & Pick<VersionRow, 'kind' | 'itemId' | 'act' | 'item' | 'changed'> & { files: readonly string[]; at?: string };

/** Call it in the transaction of the write. A version for an earlier time (`at`) has no author and no bulk action. */
export const addVersion = async ({ files, at, ...version }: Kept): Promise<void> => {
  const { id = '', account } = (at === undefined ? currentAdmin() : undefined) ?? {};
  const own = at === undefined ? { batch: currentBatch() } : { batch: '', createdAt: at };
  const by = { adminId: id, adminName: account?.fullName ?? '' };
  await versions().create({ data: { ...version, ...own, ...by, files: files.join('\n') } });
};
