import { read, type SiteData } from './site-data.ts';
import { type ItemOf, itemsIn, type ListName } from './snapshot.ts';

const hashes = new Map<string, number>();
/** An item's file depends on its id alone, so that adding, removing or reordering items moves no others. */
export const hashOf = (id: string): number => {
  const known = hashes.get(id);
  if (known !== undefined) return known;
  let hash = 0x811c9dc5;
  for (let at = 0; at < id.length; at += 1) hash = Math.imul(hash ^ id.charCodeAt(at), 0x01000193);
  // The last bits choose the part; this makes all of the id count in them.
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  hash = (hash ^ (hash >>> 13)) >>> 0;
  hashes.set(id, hash);
  return hash;
};

interface Group<Name extends ListName> {
  name: string;
  lists: readonly Name[];
}

export const partsById = <Name extends ListName>({ name, lists }: Group<Name>) => {
  type Items = readonly ItemOf<Name>[];
  const totals = new WeakMap<SiteData, number>();
  const groups = new WeakMap<SiteData, Map<number, readonly Items[]>>();

  const totalIn = (siteData: SiteData): number => {
    const known = totals.get(siteData) ?? lists.reduce((sum, list) => sum + itemsIn(siteData, list).length, 0);
    totals.set(siteData, known);
    return known;
  };

  const partsIn = (siteData: SiteData, parts: number): readonly Items[] => {
    const all = groups.get(siteData) ?? new Map<number, readonly Items[]>();
    groups.set(siteData, all);
    const known = all.get(parts);
    if (known) return known;
    const made: ItemOf<Name>[][] = Array.from({ length: parts }, () => []);
    for (const list of lists) for (const item of itemsIn(siteData, list)) made[hashOf(item.id) % parts]?.push(item);
    for (const part of made) part.sort((one, other) => hashOf(one.id) - hashOf(other.id) || (one.id < other.id ? -1 : 1));
    all.set(parts, made);
    return made;
  };

  return {
    /** Returns a power of two, so that the number changes only when the content doubles, and every part lies within one larger part. */
    count: (size: number): number =>
      read(`${name} parts of ${size}`, (siteData) => 2 ** Math.max(0, Math.ceil(Math.log2(totalIn(siteData) / size)))),
    /** Sorts by id: editors may reorder lists at any time. */
    items: (part: number, parts: number): Items =>
      read(`${name} part ${part} of ${parts}`, (siteData) => partsIn(siteData, parts)[part] ?? []),
  };
};
