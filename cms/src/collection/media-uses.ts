import { fileAttributesOf, type MediumUse, TRASH_KINDS, type TrashKind } from '@sanabel/contract';
import { addressesIn, TRASH_UID } from '../changes/history.ts';
import { ensureIndex, readRows } from '../database/rows.ts';
import { type Trx, withLock } from '../database/transaction.ts';
import { type Collection, collectionOf, titlesOf, untypedCollectionOf } from './collection.ts';
import { TIMED_UID } from './timed-changes/rows.ts';
import { VERSIONS_UID, versionFiles } from './versions/rows.ts';

export interface FileColumn {
  list: TrashKind;
  collection: Collection;
  attribute: string;
}

export const FILE_COLUMNS: readonly FileColumn[] = TRASH_KINDS.flatMap((list) => {
  const collection = untypedCollectionOf(list);
  return fileAttributesOf(collection).map((attribute): FileColumn => ({ list, collection, attribute }));
});

const admins = collectionOf('admins');
/** Personal pictures count as uses but are never shown. */
const PRIVATE_ATTRIBUTES = fileAttributesOf(admins);

/** Created once, by the first process that starts. */
export const indexUses = (): Promise<void> =>
  withLock('indexes', async ({ trx }) => {
    for (const { collection, attribute } of FILE_COLUMNS) await ensureIndex(trx, collection.uid, [attribute]);
    await ensureIndex(trx, VERSIONS_UID, ['files']);
  });

export interface FoundUse extends MediumUse {
  url: string;
  /** The film's poster, if it has one. */
  poster: string;
}

type Row = Readonly<Record<string, unknown>>;
const textIn = (row: Row, name: string): string => String(row[name] ?? '');

/** The limit of statements on any database. */
const AT_ONCE = 500;

const inParts = async <T>(urls: readonly string[], find: (some: readonly string[]) => Promise<T[]>): Promise<T[]> => {
  const all: T[] = [];
  for (let from = 0; from < urls.length; from += AT_ONCE) all.push(...(await find(urls.slice(from, from + AT_ONCE))));
  return all;
};

const THUMBNAIL = 'thumbnail';

const usesByItems = async (trx: Trx, urls: readonly string[]): Promise<FoundUse[]> => {
  const uses: FoundUse[] = [];
  for (const { list, collection, attribute } of FILE_COLUMNS) {
    const poster = THUMBNAIL in collection.item.shape ? [THUMBNAIL] : [];
    const attributes = [...new Set(['documentId', ...collection.titles, attribute, ...poster])];
    const rows = await inParts(urls, (some) => readRows<Row>(trx, collection.uid, { attributes, where: { [attribute]: some } }));
    for (const row of rows)
      uses.push({
        ...{ by: 'item', list, id: textIn(row, 'documentId'), attribute, ...titlesOf(collection, row) },
        ...{ url: textIn(row, attribute), poster: textIn(row, THUMBNAIL) },
      });
  }
  return uses;
};

interface Binned {
  itemId: string;
  kind: TrashKind;
  title: string | null;
  arabicTitle: string | null;
  media: string | null;
}

/** Uses `media`; rows that are older than this column are parsed whole. */
const readBin = async (trx: Trx): Promise<(Binned & { urls: readonly string[] })[]> => {
  const attributes = ['itemId', 'kind', 'title', 'arabicTitle', 'media'];
  const rows = await readRows<Binned>(trx, TRASH_UID, { attributes });
  const isOld = rows.some(({ media }) => media === null);
  const old = isOld
    ? await readRows<{ itemId: string; kind: TrashKind; row: Row | string }>(trx, TRASH_UID, { attributes: ['itemId', 'kind', 'row'] })
    : [];
  const whole = new Map(old.map(({ itemId, kind, row }) => [itemId, addressesIn(kind, typeof row === 'string' ? JSON.parse(row) : row)]));
  return rows.map((row) => ({ ...row, urls: row.media === null ? (whole.get(row.itemId) ?? []) : row.media.split(' ').filter(Boolean) }));
};

const usesByBin = async (trx: Trx, urls: readonly string[]): Promise<FoundUse[]> => {
  const wanted = new Set(urls);
  return (await readBin(trx)).flatMap(({ itemId, kind, title, arabicTitle, urls: named }) =>
    named
      .filter((url) => wanted.has(url))
      .map((url) => ({
        ...{ by: 'bin', list: kind, id: itemId, attribute: '', title: title ?? '', arabicTitle: arabicTitle ?? '' },
        ...{ url, poster: '' },
      })),
  );
};

interface Versioned {
  kind: TrashKind;
  itemId: string;
  title: string | null;
  arabicTitle: string | null;
  files: string;
}

const KEPT_IN = { version: VERSIONS_UID, change: TIMED_UID } as const;

/** Each item once for each medium. */
const usesByStored = async (trx: Trx, by: keyof typeof KEPT_IN, urls: readonly string[]): Promise<FoundUse[]> => {
  const wanted = new Set(urls);
  const named = (files: string): string[] => files.split('\n').filter((url) => wanted.has(url));
  const attributes = ['kind', 'itemId', 'title', 'arabicTitle', 'files'];
  const matching = (await versionFiles(trx, KEPT_IN[by])).filter((files) => named(files).length > 0);
  const rows = await inParts(matching, (some) =>
    readRows<Versioned>(trx, KEPT_IN[by], { attributes, where: { files: some }, isDistinct: true }),
  );
  const uses = rows.flatMap(({ kind, itemId, title, arabicTitle, files }) =>
    named(files).map((url): [string, FoundUse] => [
      `${kind}/${itemId} ${url}`,
      {
        ...{ by, list: kind, id: itemId, attribute: '', title: title ?? '', arabicTitle: arabicTitle ?? '' },
        ...{ url, poster: '' },
      },
    ]),
  );
  return [...new Map(uses).values()];
};

/** Includes uses by versions only where there are no others, since an item's versions repeat its media. Admins' pictures are left out. */
export const usesOf = async (trx: Trx, urls: readonly string[]): Promise<FoundUse[]> => {
  if (urls.length === 0) return [];
  const uses = [...(await usesByItems(trx, urls)), ...(await usesByBin(trx, urls)), ...(await usesByStored(trx, 'change', urls))];
  const used = new Set(uses.map(({ url }) => url));
  const rest = urls.filter((url) => !used.has(url));
  return rest.length === 0 ? uses : [...uses, ...(await usesByStored(trx, 'version', rest))];
};

const privateAmong = async (trx: Trx, urls: readonly string[]): Promise<string[]> => {
  const found: string[] = [];
  for (const attribute of PRIVATE_ATTRIBUTES) {
    const rows = await inParts(urls, (some) => readRows<Row>(trx, admins.uid, { attributes: [attribute], where: { [attribute]: some } }));
    found.push(...rows.map((row) => textIn(row, attribute)));
  }
  return found;
};

export const usedAmong = async (trx: Trx, urls: readonly string[]): Promise<{ content: Set<string>; people: Set<string> }> => ({
  content: new Set((await usesOf(trx, urls)).map(({ url }) => url)),
  people: new Set(await privateAmong(trx, urls)),
});

/** URLs that no item uses, but the trash, a version or a scheduled change does. */
export const indirectlyUsed = async (trx: Trx): Promise<Set<string>> => {
  const versioned: string[] = [];
  for (const uid of Object.values(KEPT_IN)) versioned.push(...(await versionFiles(trx, uid)).flatMap((files) => files.split('\n')));
  return new Set([...(await readBin(trx)).flatMap(({ urls }) => urls), ...versioned]);
};

const columnOf = async (trx: Trx, uid: string, attribute: string): Promise<string[]> =>
  (await readRows<Row>(trx, uid, { attributes: [attribute] })).map((row) => textIn(row, attribute));

/** Reads every item. */
export const allUsed = async (trx: Trx): Promise<{ content: Set<string>; people: Set<string> }> => {
  const content = await indirectlyUsed(trx);
  for (const { collection, attribute } of FILE_COLUMNS) for (const url of await columnOf(trx, collection.uid, attribute)) content.add(url);
  const people = new Set<string>();
  for (const attribute of PRIVATE_ATTRIBUTES) for (const url of await columnOf(trx, admins.uid, attribute)) people.add(url);
  return { content, people };
};
