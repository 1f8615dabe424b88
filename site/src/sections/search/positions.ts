import { hashOf } from '../../content/parts-by-id.ts';
import { read, type SiteData } from '../../content/site-data.ts';
import type { ListName } from '../../content/snapshot.ts';
import { SEARCHED, searchedIn } from './kinds.ts';
import { FILE_POSITIONS, fileOfPosition } from './model.ts';
import type { SearchedItem } from './searchable.ts';

/** An item with its number in the index: one object as long as both are the same. */
export interface Positioned {
  readonly list: ListName;
  readonly item: SearchedItem;
  readonly position: number;
}

const FILE_ITEMS = 16;
/** Further files would need numbers that packed.ts cannot write; beyond some 30,000 items each file has more of them. */
const MOST_FILES = 2048;

/** Returns a power of two, so that the number changes only when the content doubles. */
export const filesIn = (siteData: SiteData, size: number): number => {
  const total = SEARCHED.reduce((sum, list) => sum + searchedIn(siteData, list).length, 0);
  return Math.min(MOST_FILES, 2 ** Math.max(0, Math.ceil(Math.log2(total / size))));
};

const known = new WeakMap<SiteData, readonly Positioned[]>();
const lastPositions = new WeakMap<SearchedItem, Positioned>();
const positionedAt = (item: SearchedItem, list: ListName, position: number): Positioned => {
  const last = lastPositions.get(item);
  if (last?.position === position) return last;
  const positioned = { list, item, position };
  lastPositions.set(item, positioned);
  return positioned;
};

/** Numbers depend on ids alone except in collisions: adding, removing or reordering items moves hardly any. */
export const positionedIn = (siteData: SiteData): readonly Positioned[] => {
  const done = known.get(siteData);
  if (done) return done;
  const share = (filesIn(siteData, FILE_ITEMS) * FILE_POSITIONS) / 2 ** 32;
  const items = SEARCHED.flatMap((list) => searchedIn(siteData, list).map((item) => ({ list, item, hash: hashOf(item.id) })));
  items.sort((one, other) => one.hash - other.hash || (one.item.id < other.item.id ? -1 : 1));
  let position = -1;
  const positioned = items.map(({ list, item, hash }) => {
    position = Math.max(position + 1, Math.floor(hash * share));
    return positionedAt(item, list, position);
  });
  known.set(siteData, positioned);
  return positioned;
};

export const allPositioned = (): readonly Positioned[] => read('search items', positionedIn);

const files = new WeakMap<SiteData, Positioned[][]>();

const filesOf = (siteData: SiteData): Positioned[][] => {
  const done = files.get(siteData);
  if (done) return done;
  const made: Positioned[][] = Array.from({ length: filesIn(siteData, FILE_ITEMS) }, () => []);
  for (const positioned of positionedIn(siteData)) made[fileOfPosition(positioned.position, made.length)]?.push(positioned);
  files.set(siteData, made);
  return made;
};

export const shownFiles = (): number => read('search files of items', (siteData) => filesIn(siteData, FILE_ITEMS));

export const itemsInFile = (file: number): readonly Positioned[] => {
  const count = shownFiles();
  return (
    read(`search items ${file} of ${count}`, (siteData) => (filesOf(siteData).length === count ? filesOf(siteData)[file] : undefined)) ?? []
  );
};
