import type { Article } from '@sanabel/contract/entities/article';
import type { Crop } from '@sanabel/contract/entities/crop';
import type { GalleryItem } from '@sanabel/contract/entities/gallery-item';
import { itemsIn } from './snapshot.ts';
import { read, type World } from './world.ts';

/** The lists whose items the site's search finds. */
const SEARCHED = ['crops', 'awareness', 'climate', 'photos', 'videos'] as const;
export type SearchedItem = Crop | Article | GalleryItem;

/** Which files of the search an item is in depends on its id alone, so that one more or one less changes no other item's. */
const hashes = new Map<string, number>();
const hashOf = (id: string): number => {
  const known = hashes.get(id);
  if (known !== undefined) return known;
  let hash = 0x811c9dc5;
  for (let at = 0; at < id.length; at += 1) hash = Math.imul(hash ^ id.charCodeAt(at), 0x01000193);
  // The last bits, which choose the part, take all of the id.
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  hash = (hash ^ (hash >>> 13)) >>> 0;
  hashes.set(id, hash);
  return hash;
};

const totals = new WeakMap<World, number>();
const totalIn = (world: World): number => {
  const known = totals.get(world) ?? SEARCHED.reduce((sum, list) => sum + itemsIn(world, list).length, 0);
  totals.set(world, known);
  return known;
};

/**
 * The number of parts that hold about `size` items each: a power of two, so that it changes only as the content doubles, and every part
 * of a small size lies in one of a larger size.
 */
export const searchPartsOf = (size: number): number =>
  read(`search parts of ${size}`, (world) => 2 ** Math.max(0, Math.ceil(Math.log2(totalIn(world) / size))));

const groups = new WeakMap<World, Map<number, readonly (readonly SearchedItem[])[]>>();

/** All parts of a world, by their number: sorted out once for each world. */
const partsIn = (world: World, parts: number): readonly (readonly SearchedItem[])[] => {
  const all = groups.get(world) ?? new Map<number, readonly (readonly SearchedItem[])[]>();
  groups.set(world, all);
  const known = all.get(parts);
  if (known) return known;
  const made: SearchedItem[][] = Array.from({ length: parts }, () => []);
  for (const list of SEARCHED) for (const item of itemsIn(world, list)) made[hashOf(item.id) % parts]?.push(item);
  for (const part of made) part.sort((one, other) => hashOf(one.id) - hashOf(other.id) || (one.id < other.id ? -1 : 1));
  all.set(parts, made);
  return made;
};

/** The items of one part, of all lists, in an order that is theirs alone: editors may order lists as they like. */
export const searchPart = (part: number, parts: number): readonly SearchedItem[] =>
  read(`search part ${part} of ${parts}`, (world) => partsIn(world, parts)[part] ?? []);
