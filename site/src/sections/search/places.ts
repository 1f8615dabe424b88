import { hashOf } from '../../content/parts-by-id.ts';
import { type ItemOf, itemsIn, type ListName } from '../../content/snapshot.ts';
import { read, type World } from '../../content/world.ts';
import { FILE_PLACES, fileOfPlace } from './model.ts';

const LISTS = ['crops', 'awareness', 'climate', 'photos', 'videos'] as const satisfies readonly ListName[];

/** An item that the site's search finds. */
export type SearchedItem = ItemOf<(typeof LISTS)[number]>;
/** An item with the number by which the words of the index name it: one object as long as both are the same. */
export interface Placed {
  readonly item: SearchedItem;
  readonly place: number;
}

/** About so many items stand in one file of what is shown. */
const FILE_ITEMS = 16;
/** More files would have numbers that cannot be written (packed.ts); beyond some 30,000 items more of them stand in each. */
const MOST_FILES = 2048;

/** How many files hold about so many items each: a power of two, so that it changes only as the content doubles. */
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

/**
 * All items by their numbers. An item's number depends on its id alone as long as no other item has the same one: one more or one less, or
 * another order, moves hardly any.
 */
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

/** All items of the world whose pages are rendered. */
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

/** How many files show items. */
export const shownFiles = (): number => read('search files of items', (world) => filesIn(world, FILE_ITEMS));

/** The items that one of these files shows. */
export const itemsInFile = (file: number): readonly Placed[] => {
  const count = shownFiles();
  return read(`search items ${file} of ${count}`, (world) => (filesOf(world).length === count ? filesOf(world)[file] : undefined)) ?? [];
};
