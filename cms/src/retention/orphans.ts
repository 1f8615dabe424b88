import { fileAttributesOf } from '@sanabel/contract';
import { trash } from '../changes/history.ts';
import { versionFiles } from '../changes/versions.ts';
import { COLLECTIONS } from '../collection/collection.ts';
import { readTable } from '../database/table.ts';
import { type Trx, withLock } from '../database/transaction.ts';
import { media } from '../media/record.ts';
import { filesOf, removeUnknown } from '../media/remove.ts';
import { storage } from '../media/storage/storage.ts';

/** An upload stores its files before its row: what is younger than this may belong to a request that is still running. */
const GRACE_MS = 24 * 3600 * 1000;
const AT_ONCE = 200;

const addressesIn = (row: object, attributes: readonly string[]): unknown[] =>
  attributes.map((attribute) => (row as Record<string, unknown>)[attribute]);

const usedAddresses = async (trx: Trx): Promise<Set<unknown>> => {
  const used = new Set<unknown>();
  for (const { uid, ...entity } of COLLECTIONS) {
    const attributes = fileAttributesOf(entity);
    if (attributes.length === 0) continue;
    for (const row of await readTable(uid).findMany({})) for (const address of addressesIn(row, attributes)) used.add(address);
  }
  for (const { row } of await trash().findMany({})) for (const value of Object.values(row)) used.add(value);
  for (const address of await versionFiles(trx)) used.add(address);
  return used;
};

const deleteUnused = (): Promise<number> =>
  withLock('content', async ({ trx }) => {
    const used = await usedAddresses(trx);
    const unused = (await media().findMany({})).filter(
      ({ url, createdAt }) => !used.has(url) && Date.now() - Date.parse(createdAt) > GRACE_MS,
    );
    for (const { id } of unused) await media().deleteMany({ where: { id } });
    return unused.length;
  });

/** Deletes the rows of media that no item and nothing in the trash refers to, then the files that no row knows. Returns how many of each. */
export const deleteOrphans = async (): Promise<{ media: number; files: number }> => {
  const deleted = await deleteUnused();
  const old = await storage.namesOlderThan(GRACE_MS);
  let files = 0;
  // A few at a time, because no one else can write meanwhile.
  for (let start = 0; start < old.length; start += AT_ONCE) files += await removeUnknown(old.slice(start, start + AT_ONCE));
  return { media: deleted, files };
};

/**
 * Ends the media of something that was deleted for good, at once: who deletes a picture for good does not mean tomorrow. Those that
 * something else refers to stay. What browsers and a CDN have kept of them they keep; the published site forgets them with its next build.
 */
export const endMedia = async (addresses: readonly unknown[]): Promise<void> => {
  const urls = addresses.filter((address) => typeof address === 'string' && address !== '') as string[];
  const ended = await withLock('content', async ({ trx }) => {
    const used = await usedAddresses(trx);
    const unused = (await media().findMany({ where: { url: { $in: urls } } })).filter(({ url }) => !used.has(url));
    for (const { id } of unused) await media().deleteMany({ where: { id } });
    return unused.flatMap(({ medium }) => filesOf(medium));
  });
  if (ended.length > 0) await removeUnknown(ended);
};
