import type { Crop } from '@sanabel/contract/entities/crop';
import { type ArticleType, CROP_TYPES, SEASONS, type Season } from '@sanabel/contract/enumerations';
import { HALVES_OF_YEAR } from '@sanabel/contract/limits';
import { LIST_PAGE, pageCount } from './paging.ts';
import { itemsOn, rangeIn } from './range-in.ts';
import { read, type SiteData } from './site-data.ts';
import { type ItemOf, itemsIn, type ListName } from './snapshot.ts';

export const PAGED_LISTS = ['crops', 'awareness', 'climate'] as const satisfies readonly ('crops' | ArticleType)[];
export type PagedList = (typeof PAGED_LISTS)[number];

/** The keys are the names of address parameters. */
export const CROP_FACETS = { type: CROP_TYPES, season: SEASONS } as const satisfies Partial<Record<keyof Crop, readonly string[]>>;
export interface FacetValue {
  facet: keyof typeof CROP_FACETS;
  value: string;
}
export const FACET_VALUES: readonly FacetValue[] = Object.entries(CROP_FACETS).flatMap(([facet, values]) =>
  values.map((value) => ({ facet: facet as FacetValue['facet'], value })),
);

/** A whole list, or its crops with one facet value. */
export interface Selection<Name extends PagedList = PagedList> {
  list: Name;
  by?: FacetValue | undefined;
}

/** Names a selection in reads: `crops`, `crops type=Grains`. */
const nameOf = ({ list, by }: Selection): string => (by ? `${list} ${by.facet}=${by.value}` : list);

interface CropIndex {
  lists: Map<string, readonly Crop[]>;
  positions: Map<string, Map<string, number>>;
}
const indexes = new WeakMap<SiteData, CropIndex>();
const kindOf = ({ type, season }: { type: string; season: string }): string => `crops type=${type} season=${season}`;

/** Built once for each SiteData. */
const cropIndex = (siteData: SiteData): CropIndex => {
  const known = indexes.get(siteData);
  if (known) return known;
  const lists = new Map<string, Crop[]>();
  const positions: CropIndex['positions'] = new Map();
  const facets = Object.keys(CROP_FACETS) as FacetValue['facet'][];
  for (const crop of itemsIn(siteData, 'crops')) {
    const names = facets.map((facet) => nameOf({ list: 'crops', by: { facet, value: crop[facet] } }));
    for (const name of [...names, kindOf(crop)]) {
      const list = lists.get(name) ?? [];
      const positionsInList = positions.get(name) ?? new Map<string, number>();
      positionsInList.set(crop.id, list.push(crop) - 1);
      lists.set(name, list);
      positions.set(name, positionsInList);
    }
  }
  const index = { lists, positions };
  indexes.set(siteData, index);
  return index;
};
const cropsBy = (siteData: SiteData, selection: Selection): readonly Crop[] => cropIndex(siteData).lists.get(nameOf(selection)) ?? [];

/** Prefers the same type and season, then the season, then the type; starts after this crop, and wraps around. */
export const relatedCrops = (crop: Crop, count = 4): readonly Crop[] =>
  read(`related to ${crop.id} ${kindOf(crop)} ${count}`, (siteData) => {
    const { lists, positions } = cropIndex(siteData);
    const found = new Set<Crop>();
    const names = [
      kindOf(crop),
      ...(['season', 'type'] as const).map((facet) => nameOf({ list: 'crops', by: { facet, value: crop[facet] } })),
    ];
    for (const name of names) {
      const list = lists.get(name) ?? [];
      const at = positions.get(name)?.get(crop.id) ?? -1;
      for (let step = 1; step <= list.length && found.size < count; step += 1) {
        const other = list[(at + step) % list.length];
        if (other && other.id !== crop.id) found.add(other);
      }
    }
    return [...found];
  });

const YEAR = {
  Winter: ['Winter', 'Year-round', 'Nile', 'Summer'],
  Summer: ['Summer', 'Year-round', 'Nile', 'Winter'],
  Nile: ['Nile', 'Summer', 'Year-round', 'Winter'],
} as const satisfies Partial<Record<Season, readonly Season[]>>;
type YearSeason = keyof typeof YEAR;
export const YEAR_SEASONS = Object.keys(YEAR) as YearSeason[];

/** Returns the season with most of its crops in the field. */
const seasonIn = (month: number): YearSeason => {
  if (month >= 5 && month <= 7) return 'Summer';
  return month >= 8 && month <= 10 ? 'Nile' : 'Winter';
};

/** Halves of months count from 0, the first half of January; all-year crops have all of them. */
export const halvesOf = (season: Season): number[] =>
  Array.from({ length: HALVES_OF_YEAR }, (_, half) => half).filter(
    (half) => season === 'Year-round' || seasonIn(Math.floor(half / 2) + 1) === season,
  );

export const monthsOf = (season: Season): number[] => [...new Set(halvesOf(season).map((half) => Math.floor(half / 2) + 1))];

const ofSeason = (siteData: SiteData, season: YearSeason): readonly Crop[] =>
  YEAR[season].flatMap((value) => cropsBy(siteData, { list: 'crops', by: { facet: 'season', value } }));

/** Keeps the editors' order; the next season fills the gap when there are too few. */
export const cropsOf = (season: YearSeason, count: number): readonly Crop[] =>
  read(`crops of ${season} ${count}`, (siteData) => ofSeason(siteData, season).slice(0, count));

export const cropsOfMonth = (siteData: SiteData, month: number): readonly Crop[] => ofSeason(siteData, seasonIn(month));

export const cropsOnlyOf = (season: Season, count: number): readonly Crop[] =>
  read(`crops only of ${season} ${count}`, (siteData) =>
    cropsBy(siteData, { list: 'crops', by: { facet: 'season', value: season } }).slice(0, count),
  );

const selected = <Name extends PagedList>(siteData: SiteData, selection: Selection<Name>) =>
  (selection.by ? cropsBy(siteData, selection) : itemsIn(siteData, selection.list)) as readonly ItemOf<Name>[];

export const pagesOf = (selection: Selection): number =>
  read(`pages ${nameOf(selection)}`, (siteData) => pageCount(selected(siteData, selection).length, LIST_PAGE));

/** Without a number it returns the newest page, so that the answer does not depend on the count. */
export const pageOf = <Name extends PagedList>(selection: Selection<Name>, page = Number.POSITIVE_INFINITY) =>
  read(`page ${nameOf(selection)} ${Number.isFinite(page) ? page : 'newest'}`, (siteData) => {
    const items = selected(siteData, selection);
    return itemsOn(items, Math.min(page, pageCount(items.length, LIST_PAGE)), LIST_PAGE);
  });

export const sizeOf = (selection: Selection): number =>
  read(`size ${nameOf(selection)}`, (siteData) => selected(siteData, selection).length);

export const sizeOfBoth = (...both: readonly [FacetValue, FacetValue]): number => {
  const { type = '', season = '' } = Object.fromEntries(both.map(({ facet, value }) => [facet, value]));
  const name = kindOf({ type, season });
  return read(`size ${name}`, (siteData) => cropIndex(siteData).lists.get(name)?.length ?? 0);
};

export const hasAny = (selection: Selection): boolean =>
  read(`any ${nameOf(selection)}`, (siteData) => selected(siteData, selection).length > 0);

/**
 * Editors may have set another order (decision L15), and then the list must not say that it is newest first. Nor does that of crops: their
 * age says nothing.
 */
export const isNewestFirst = (selection: Selection): boolean =>
  selection.list !== 'crops' &&
  read(`newest first ${nameOf(selection)}`, (siteData) =>
    selected(siteData, selection).every(({ createdAt }, index, items) => createdAt <= (items[index - 1]?.createdAt ?? createdAt)),
  );

/** Returns 0 for an empty list. */
export const partsOf = (name: ListName, size: number): number =>
  read(`parts ${size} ${name}`, (siteData) => Math.ceil(itemsIn(siteData, name).length / size));

/** Part 1 has the oldest items. */
export const partOf = <Name extends ListName>(name: Name, size: number, part: number) =>
  read(`part ${size} ${name} ${part}`, (siteData) => {
    const items = itemsIn(siteData, name);
    const { from, to } = rangeIn(part, items.length, size);
    return items.slice(from, to);
  });

/** ISO times in UTC sort as text. */
export const latestOf = (name: ListName): string =>
  read(`latest ${name}`, (siteData) =>
    itemsIn(siteData, name).reduce((latest, { updatedAt }) => (updatedAt > latest ? updatedAt : latest), ''),
  );
