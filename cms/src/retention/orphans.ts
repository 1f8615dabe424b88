import type { Medium } from '@sanabel/contract';
import { type Stored, table } from '../database/table.ts';
import { inTurn } from '../database/transaction.ts';
import { trash } from '../history/trash.ts';
import { removeStored, storedNames } from '../media/storage.ts';
import { media } from '../media/table.ts';

/** An upload stores its files before its row: what is younger than this may belong to a request that is still running. */
const GRACE_MS = 24 * 3600 * 1000;

/** Where items keep addresses of media. */
const HOLDERS: readonly [uid: string, attributes: readonly string[]][] = [
  ['api::crop.crop', ['imageUrl']],
  ['api::article.article', ['imageUrl']],
  ['api::gallery-item.gallery-item', ['url', 'thumbnail']],
  ['api::partner.partner', ['logo']],
  ['api::member.member', ['image']],
  ['api::background.background', ['url']],
  ['plugin::users-permissions.user', ['image']],
];

const addressesIn = (row: object, attributes: readonly string[]): unknown[] =>
  attributes.map((attribute) => (row as Record<string, unknown>)[attribute]);

const usedAddresses = async (): Promise<Set<unknown>> => {
  const used = new Set<unknown>();
  for (const [uid, attributes] of HOLDERS)
    for (const row of await table<Stored>(uid).findMany({})) for (const address of addressesIn(row, attributes)) used.add(address);
  for (const { row } of await trash().findMany({})) for (const value of Object.values(row)) used.add(value);
  return used;
};

const filesOf = (medium: Medium): string[] =>
  (medium.kind === 'video' ? [medium.url] : medium.renditions.map(({ url }) => url)).map((url) => url.slice(url.lastIndexOf('/') + 1));

/** Deletes media that no item and nothing in the trash refers to, row first, and files that no row knows. */
export const deleteOrphans = async (): Promise<{ media: number; files: number }> => {
  const rows = await inTurn('content', async () => {
    const used = await usedAddresses();
    const unused = (await media().findMany({})).filter(
      ({ url, createdAt }) => !used.has(url) && Date.now() - Date.parse(createdAt) > GRACE_MS,
    );
    for (const { id } of unused) await media().deleteMany({ where: { id } });
    return unused;
  });
  const known = new Set((await media().findMany({})).flatMap(({ medium }) => filesOf(medium)));
  const lost = (await storedNames(GRACE_MS)).filter((name) => !known.has(name));
  await Promise.all(lost.map(removeStored));
  return { media: rows.length, files: lost.length };
};
