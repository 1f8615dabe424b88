import { faceOf, fileAttributesOf, LISTS_WITH_ALT, type Medium, PICTURE_FALLBACK, type PictureTexts } from '@sanabel/contract';
import { readRows } from '../database/rows.ts';
import { type Trx, withLock } from '../database/transaction.ts';
import { media, mediumSearchText } from '../media/record.ts';
import { collectionOf } from './collection.ts';
import { allUsed } from './media-uses.ts';

const NAMES = Object.keys(PICTURE_FALLBACK) as (keyof PictureTexts)[];
type Row = Readonly<Record<string, string | null>>;

const readWords = async (trx: Trx): Promise<ReadonlyMap<string, PictureTexts>> => {
  const words = new Map<string, PictureTexts>();
  for (const list of LISTS_WITH_ALT) {
    const collection = collectionOf(list);
    const type = 'type' in collection.item.shape ? ['type'] : [];
    const rows = await readRows<Row>(trx, collection.uid, { attributes: [...type, ...fileAttributesOf(collection), ...NAMES] });
    for (const row of rows) {
      const url = faceOf(collection, row);
      if (words.has(url) || NAMES.every((name) => !row[name])) continue;
      words.set(url, Object.fromEntries(NAMES.map((name) => [name, row[name] ?? ''])) as PictureTexts);
    }
  }
  return words;
};

const largestOf = (medium: Medium): number =>
  medium.kind === 'picture' ? Math.max(...medium.renditions.map(({ bytes }) => bytes)) : medium.bytes;

/** Adds media that are older than the library. Unreferenced ones are left out, because they may be personal pictures. */
export const addOldMedia = (): Promise<void> =>
  withLock('content', async ({ trx }) => {
    const old = await media().findMany({ where: { kind: { $null: true } } });
    if (old.length === 0) return;
    const { content } = await allUsed(trx);
    const words = await readWords(trx);
    for (const { id, url, medium } of old) {
      const texts = words.get(url) ?? PICTURE_FALLBACK;
      const known = { kind: medium.kind, mime: '', bytes: largestOf(medium), inLibrary: content.has(url) };
      await media().update({ where: { id }, data: { ...known, ...texts, searchText: mediumSearchText(texts) } });
    }
    strapi.log.info(`${old.length} media came into the library`);
  });
