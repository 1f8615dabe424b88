import { hashOf } from '../../content/parts-by-id.ts';
import { type ItemOf, itemsIn, type ListName } from '../../content/snapshot.ts';
import { read, type World } from '../../content/world.ts';
import { FILE_PLACES, fileOfPlace } from './model.ts';

const LISTS = ['crops', 'awareness', 'climate', 'photos', 'videos'] as const satisfies readonly ListName[];

export type SearchedItem = ItemOf<(typeof LISTS)[number]>;
/** An item with its number in the index: one object as long as both are the same. */
export interface Placed {
  readonly item: SearchedItem;
  readonly place: number;
}

const FILE_ITEMS = 16;
/** Further files would need numbers that packed.ts cannot write; beyond some 30,000 items each file has more of them. */
const MOST_FILES = 2048;

/** Returns a power of two, so that the number changes only when the content doubles. */
export const filesIn = (world: World, size: number): number => {
  const total = LISTS.reduce((sum, list) => sum + itemsIn(world, list).length, 0);
  return Math.min(MOST_FILES, 2 ** Math.max(0, Math.ceil(Math.log2(total / size))));
};

const known = new WeakMap<World, readonly Placed[]>();
const lastPlaces = new WeakMap<SearchedItem, Placed>();
const placedAt = (item: SearchedItem, place: number): Placed => {
  const last = lastPlaces.get(item);
  if (last?.place === place) return last;
  const placed = { item, place };
  lastPlaces.set(item, placed);
  return placed;
};

/** Numbers depend on ids alone except in collisions: adding, removing or reordering items moves hardly any. */
export const placedIn = (world: World): readonly Placed[] => {
  const done = known.get(world);
  if (done) return done;
  const share = (filesIn(world, FILE_ITEMS) * FILE_PLACES) / 2 ** 32;
  const items = LISTS.flatMap((list) => itemsIn(world, list).map((item) => ({ item, hash: hashOf(item.id) })));
  items.sort((one, other) => one.hash - other.hash || (one.item.id < other.item.id ? -1 : 1));
  let place = -1;
  const placed = items.map(({ item, hash }) => {
    place = Math.max(place + 1, Math.floor(hash * share));
    return placedAt(item, place);
  });
  known.set(world, placed);
  return placed;
};

export const allPlaced = (): readonly Placed[] => read('search items', placedIn);

const files = new WeakMap<World, Placed[][]>();

const filesOf = (world: World): Placed[][] => {
  const done = files.get(world);
  if (done) return done;
  const made: Placed[][] = Array.from({ length: filesIn(world, FILE_ITEMS) }, () => []);
  for (const placed of placedIn(world)) made[fileOfPlace(placed.place, made.length)]?.push(placed);
  files.set(world, made);
  return made;
};

export const shownFiles = (): number => read('search files of items', (world) => filesIn(world, FILE_ITEMS));

export const itemsInFile = (file: number): readonly Placed[] => {
  const count = shownFiles();
  return read(`search items ${file} of ${count}`, (world) => (filesOf(world).length === count ? filesOf(world)[file] : undefined)) ?? [];
};
