import { LIBRARY_GRACE_DAYS } from '@sanabel/contract';
import { DAY_MS } from '@sanabel/contract/time';
import { allUsed, usedAmong } from '../collection/media-uses.ts';
import { withLock } from '../database/transaction.ts';
import { type MediumRow, media } from '../media/record.ts';
import { filesOf, removeUnknown } from '../media/remove.ts';
import { storage } from '../media/storage/storage.ts';

/** Files are stored before their row: younger ones may belong to a running request. */
const GRACE_MS = DAY_MS;
const LIBRARY_GRACE_MS = LIBRARY_GRACE_DAYS * DAY_MS;
const AT_ONCE = 200;

const isOlder = (timestamp: string | null, ms: number): boolean => timestamp !== null && Date.now() - Date.parse(timestamp) > ms;

const change = (rows: readonly MediumRow[], data: Partial<MediumRow>): Promise<unknown> =>
  rows.length === 0 ? Promise.resolve() : media().updateMany({ where: { id: { $in: rows.map(({ id }) => id) } }, data });

/** Records since when library media are unused and deletes expired ones; other media after a day. */
const deleteUnused = (): Promise<number> =>
  withLock('content', async ({ trx }) => {
    const { content, people } = await allUsed(trx);
    const rows = await media().findMany({});
    await change(
      rows.filter(({ url, unusedSince }) => content.has(url) && unusedSince !== null),
      { unusedSince: null },
    );
    const unused = rows.filter(({ url }) => !content.has(url));
    const unusedInLibrary = unused.filter(({ inLibrary }) => inLibrary);
    await change(
      unusedInLibrary.filter(({ unusedSince }) => unusedSince === null),
      { unusedSince: new Date().toISOString() },
    );
    const over = unusedInLibrary.filter(({ unusedSince }) => isOlder(unusedSince, LIBRARY_GRACE_MS));
    const isOfPerson = ({ url }: MediumRow): boolean => people.has(url);
    await change(over.filter(isOfPerson), { inLibrary: false });
    const orphaned = unused.filter((row) => !row.inLibrary && isOlder(row.createdAt, GRACE_MS));
    const ended = [...over, ...orphaned].filter((row) => !isOfPerson(row));
    for (const { id } of ended) await media().deleteMany({ where: { id } });
    return ended.length;
  });

export const deleteOrphans = async (): Promise<{ media: number; files: number }> => {
  const deleted = await deleteUnused();
  const old = await storage.namesOlderThan(GRACE_MS);
  let files = 0;
  // Small batches, because no one else can write meanwhile.
  for (let start = 0; start < old.length; start += AT_ONCE) files += await removeUnknown(old.slice(start, start + AT_ONCE));
  return { media: deleted, files };
};

/**
 * Deletes at once, as a person who deletes a picture permanently expects. Media with other uses stay, and personal pictures that are also
 * content. Browser and CDN caches are not cleared.
 */
export const endMedia = async (addresses: readonly unknown[], of: 'content' | 'person' = 'content'): Promise<void> => {
  const urls = addresses.filter((address) => typeof address === 'string' && address !== '') as string[];
  if (urls.length === 0) return;
  const ended = await withLock('content', async ({ trx }) => {
    const rows = await media().findMany({ where: { url: { $in: urls } } });
    const { content, people } = await usedAmong(
      trx,
      rows.map(({ url }) => url),
    );
    const free = rows.filter(({ url, inLibrary }) => !content.has(url) && !people.has(url) && !(of === 'person' && inLibrary));
    for (const { id } of free) await media().deleteMany({ where: { id } });
    return free.flatMap(({ medium }) => filesOf(medium));
  });
  if (ended.length > 0) await removeUnknown(ended);
};
