import { SEASONS, type Season } from '@sanabel/contract/enumerations';
import type { Path } from '../i18n/routes.ts';
import { FACET_VALUES, type FacetValue, hasAny, PAGED_LISTS, type PagedList, pagesOf, type Selection } from './selections.ts';

/** The number counts from the oldest page; the newest page has none. */
export interface ListPage<Name extends PagedList = PagedList> {
  selection: Selection<Name>;
  page?: number | undefined;
}

/** The slug of a facet value: `sugar-crops`. Slugs are unique across facets, and none begins with a digit. */
const slugOf = ({ value }: FacetValue): string => value.toLowerCase().replaceAll(' ', '-');

/** The one rule for addresses of lists: `/services/crops`, `/services/crops/7`, `/services/crops/grains`, `/services/crops/grains/7`. */
export const listPath = ({ list, by }: Selection, page?: number): Path =>
  `/services/${[list, ...(by ? [slugOf(by)] : []), ...(page === undefined ? [] : [page])].join('/')}`;

/** Parses the part of an address behind its list: `grains/7`, or nothing for the first page. Throws for any other. */
export const listPageAt = <Name extends PagedList>(list: Name, rest = ''): ListPage<Name> => {
  const named = /^(?:(?<slug>[a-z][a-z-]*)(?:\/(?=\d)|$))?(?<page>\d+)?$/.exec(rest);
  const { slug, page } = named?.groups ?? {};
  const by = list === 'crops' ? FACET_VALUES.find((facet) => slugOf(facet) === slug) : undefined;
  if (!named || (slug === undefined) !== (by === undefined)) throw new Error(`The list ${list} has no page ${rest}.`);
  return { selection: { list, by }, page: page === undefined ? undefined : Number(page) };
};

/** A list of one page has no facet pages: visitors filter it in place. */
export const isPaged = (list: PagedList): boolean => pagesOf({ list }) > 1;

/** Leads to the facet's own page, or to the one list with that filter. */
export const facetPath = (by: FacetValue): Path =>
  isPaged('crops') ? listPath({ list: 'crops', by }) : `${listPath({ list: 'crops' })}?${by.facet}=${encodeURIComponent(by.value)}`;

const selectionsOf = (list: PagedList): Selection[] => [
  { list },
  ...(list === 'crops' && isPaged(list) ? FACET_VALUES.map((by) => ({ list, by })).filter(hasAny) : []),
];

export const listPaths = (): Path[] =>
  PAGED_LISTS.flatMap(selectionsOf).flatMap((selection) => {
    const pages = pagesOf(selection);
    return [listPath(selection), ...Array.from({ length: pages - 1 }, (_, index) => listPath(selection, pages - 1 - index))];
  });

export const bookletPath = (season: Season): Path => `/this-month/booklet/${slugOf({ facet: 'season', value: season })}`;

export const bookletPaths = (): Path[] =>
  SEASONS.filter((season) => hasAny({ list: 'crops', by: { facet: 'season', value: season } })).map(bookletPath);

/** Throws for any other slug. */
export const seasonAt = (slug = ''): Season => {
  const season = SEASONS.find((value) => slugOf({ facet: 'season', value }) === slug);
  if (!season) throw new Error(`There is no season ${slug}.`);
  return season;
};
