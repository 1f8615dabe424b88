import type { Crop } from '@sanabel/contract/entities/crop';
import { type ArticleType, CROP_TYPES, SEASONS } from '@sanabel/contract/enumerations';
import { itemsOn, LIST_PAGE, pageCount, placesIn } from './paging.ts';
import { type ItemOf, itemsIn, type ListName } from './snapshot.ts';
import { read, type World } from './world.ts';

/** The lists that have pages of their own with a search. */
export const PAGED_LISTS = ['crops', 'awareness', 'climate'] as const satisfies readonly ('crops' | ArticleType)[];
export type PagedList = (typeof PAGED_LISTS)[number];

/** The qualities by which crops are chosen, with all their values; the name is the parameter in an address. */
export const CROP_FACETS = { type: CROP_TYPES, season: SEASONS } as const satisfies Partial<Record<keyof Crop, readonly string[]>>;
export interface FacetValue {
  facet: keyof typeof CROP_FACETS;
  value: string;
}
export const FACET_VALUES: readonly FacetValue[] = Object.entries(CROP_FACETS).flatMap(([facet, values]) =>
  values.map((value) => ({ facet: facet as FacetValue['facet'], value })),
);

/** A whole list, or the crops of it that have one quality. */
export interface Selection<Name extends PagedList = PagedList> {
  list: Name;
  by?: FacetValue | undefined;
}

/** As a read names it: `crops`, `crops type=Grains`. */
const nameOf = ({ list, by }: Selection): string => (by ? `${list} ${by.facet}=${by.value}` : list);

const indexes = new WeakMap<World, Map<string, readonly Crop[]>>();

/** The crops by each of their qualities: sorted out once for each world. */
const cropsBy = (world: World, selection: Selection): readonly Crop[] => {
  const known = indexes.get(world);
  if (known) return known.get(nameOf(selection)) ?? [];
  const index = new Map<string, Crop[]>();
  for (const crop of itemsIn(world, 'crops'))
    for (const facet of Object.keys(CROP_FACETS) as FacetValue['facet'][]) {
      const name = nameOf({ list: 'crops', by: { facet, value: crop[facet] } });
      const crops = index.get(name);
      if (crops) crops.push(crop);
      else index.set(name, [crop]);
    }
  indexes.set(world, index);
  return cropsBy(world, selection);
};

const selected = <Name extends PagedList>(world: World, selection: Selection<Name>) =>
  (selection.by ? cropsBy(world, selection) : itemsIn(world, selection.list)) as readonly ItemOf<Name>[];

/** How many pages for visitors it has. */
export const pagesOf = (selection: Selection): number =>
  read(`pages ${nameOf(selection)}`, (world) => pageCount(selected(world, selection).length, LIST_PAGE));

/** One page of it for visitors; the newest where no number is given, so that what stands there does not depend on the count. */
export const pageOf = <Name extends PagedList>(selection: Selection<Name>, page = Number.POSITIVE_INFINITY) =>
  read(`page ${nameOf(selection)} ${Number.isFinite(page) ? page : 'newest'}`, (world) => {
    const items = selected(world, selection);
    return itemsOn(items, Math.min(page, pageCount(items.length, LIST_PAGE)), LIST_PAGE);
  });

export const sizeOf = (selection: Selection): number => read(`size ${nameOf(selection)}`, (world) => selected(world, selection).length);

export const hasAny = (selection: Selection): boolean => read(`any ${nameOf(selection)}`, (world) => selected(world, selection).length > 0);

/** Whether a list may say that it is newest first: editors may have set another order (decision L15). */
export const isNewestFirst = (selection: Selection): boolean =>
  read(`newest first ${nameOf(selection)}`, (world) =>
    selected(world, selection).every(({ createdAt }, place, items) => createdAt <= (items[place - 1]?.createdAt ?? createdAt)),
  );

/** How many parts of `size` items a list has, for files of data; none where it is empty. */
export const partsOf = (name: ListName, size: number): number =>
  read(`parts ${size} ${name}`, (world) => Math.ceil(itemsIn(world, name).length / size));

/** One part of a list for a file of data, 1 with the oldest items. */
export const partOf = <Name extends ListName>(name: Name, size: number, part: number) =>
  read(`part ${size} ${name} ${part}`, (world) => {
    const items = itemsIn(world, name);
    const { from, to } = placesIn(part, items.length, size);
    return items.slice(from, to);
  });

/** When any item of a list changed last; ISO times in UTC sort as text. */
export const latestOf = (name: ListName): string =>
  read(`latest ${name}`, (world) => itemsIn(world, name).reduce((latest, { updatedAt }) => (updatedAt > latest ? updatedAt : latest), ''));
