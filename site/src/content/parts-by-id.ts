import { type ItemOf, itemsIn, type ListName } from './snapshot.ts';
import { read, type World } from './world.ts';

const hashes = new Map<string, number>();
/** Which file an item is in depends on its id alone, so that one more or one less, or another order, changes no other item's. */
export const hashOf = (id: string): number => {
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

/** Lists whose items lie together in files. */
interface Group<Name extends ListName> {
  /** In the names of reads. */
  name: string;
  lists: readonly Name[];
}

/** The parts of one group of lists, by their number. */
export const partsById = <Name extends ListName>({ name, lists }: Group<Name>) => {
  type Items = readonly ItemOf<Name>[];
  const totals = new WeakMap<World, number>();
  const groups = new WeakMap<World, Map<number, readonly Items[]>>();

  const totalIn = (world: World): number => {
    const known = totals.get(world) ?? lists.reduce((sum, list) => sum + itemsIn(world, list).length, 0);
    totals.set(world, known);
    return known;
  };

  /** Sorted out once for each world. */
  const partsIn = (world: World, parts: number): readonly Items[] => {
    const all = groups.get(world) ?? new Map<number, readonly Items[]>();
    groups.set(world, all);
    const known = all.get(parts);
    if (known) return known;
    const made: ItemOf<Name>[][] = Array.from({ length: parts }, () => []);
    for (const list of lists) for (const item of itemsIn(world, list)) made[hashOf(item.id) % parts]?.push(item);
    for (const part of made) part.sort((one, other) => hashOf(one.id) - hashOf(other.id) || (one.id < other.id ? -1 : 1));
    all.set(parts, made);
    return made;
  };

  return {
    /**
     * The number of parts that hold about `size` items each: a power of two, so that it changes only as the content doubles, and every
     * part of a small size lies in one of a larger size.
     */
    count: (size: number): number =>
      read(`${name} parts of ${size}`, (world) => 2 ** Math.max(0, Math.ceil(Math.log2(totalIn(world) / size)))),
    /** The items of one part, in an order that is theirs alone: editors may order lists as they like. */
    items: (part: number, parts: number): Items => read(`${name} part ${part} of ${parts}`, (world) => partsIn(world, parts)[part] ?? []),
  };
};
