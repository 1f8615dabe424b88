import { ARTICLE_TYPES, type ArticleType } from '@sanabel/contract/enumerations';
import { DECLARED_PAGES, itemPage, listPage, ORDERED_NAMES, type OrderedName } from '@sanabel/contract/kinds/index';
import { endOf, type Values } from '../content/declared.ts';
import { bookletPaths } from '../content/list-pages.ts';
import { latestOf, PAGED_LISTS, type PagedList, partOf, partsOf } from '../content/selections.ts';
import { type ListName, seasonDay } from '../content/snapshot.ts';
import { articlePath, type Path } from '../i18n/routes.ts';
import type { ListedPage } from './sitemap.ts';

/** Half of a sitemap's 500 addresses: each page has two languages. */
const PART = 250;
const FIXED = 'pages';
const LISTS = 'lists';

/** Lists without pages. */
const HOME_LISTS = ORDERED_NAMES.filter((name): name is OrderedName & ListName => itemPage(name) === '/');

const latest = (...names: ListName[]): string | undefined => names.map(latestOf).toSorted().at(-1) || undefined;

/** The pages that always exist, with the time of their newest content. */
const fixedPages = (): ListedPage[] => [
  { path: '/', changed: latest(...PAGED_LISTS, ...HOME_LISTS) },
  { path: '/about' },
  { path: '/services', changed: latest(...PAGED_LISTS) },
  { path: '/this-month', changed: latest('crops') },
  ...bookletPaths().map((path): ListedPage => ({ path, changed: latest('crops') })),
  ...PAGED_LISTS.map((list): ListedPage => ({ path: `/services/${list}`, changed: latest(list) })),
  ...DECLARED_PAGES.map((list): ListedPage => ({ path: listPage(list), changed: latest(list) })),
  { path: '/services/compare' },
  { path: '/gallery', changed: latest('photos', 'videos') },
  { path: '/jobs' },
  { path: '/contact' },
  { path: '/privacy' },
  { path: '/accessibility' },
  { path: '/data' },
];

const withoutFirst = (lists: readonly Path[]): Path[] => {
  const first = new Set<Path>(PAGED_LISTS.map((list): Path => `/services/${list}`));
  return lists.filter((path) => !first.has(path));
};

type MappedList = PagedList | (typeof DECLARED_PAGES)[number];
const MAPPED: readonly MappedList[] = [...PAGED_LISTS, ...DECLARED_PAGES];
const isArticles = (list: MappedList): list is ArticleType => ARTICLE_TYPES.some((type) => type === list);

const itemPath = (list: MappedList, id: string): Path => (isArticles(list) ? articlePath(id) : itemPage(list, id));

/** Names such as `crops-3`. An empty list has none. `lists` has the pages of all lists. */
export const mapParts = (lists: readonly Path[]): string[] => {
  const numbered = (name: string, parts: number) => Array.from({ length: parts }, (_, index) => `${name}-${index + 1}`);
  return [
    FIXED,
    ...numbered(LISTS, Math.ceil(withoutFirst(lists).length / PART)),
    ...MAPPED.flatMap((list) => numbered(list, partsOf(list, PART))),
  ];
};

/** A part with items reads nothing but these items, and where they have a validity the season: pages of earlier ones are gone. */
export const pagesInPart = (name: string, listsOf: () => readonly Path[]): ListedPage[] => {
  if (name === FIXED) return fixedPages();
  const [, kind, number] = /^(\w+)-(\d+)$/.exec(name) ?? [];
  const part = Number(number);
  if (kind === LISTS)
    return withoutFirst(listsOf())
      .slice((part - 1) * PART, part * PART)
      .map((path) => ({ path }));
  const list = MAPPED.find((known) => known === kind);
  if (!list) throw new Error(`The site's map has no part ${name}.`);
  return partOf(list, PART, part)
    .filter((item) => {
      const end = isArticles(list) ? null : endOf(list, item as unknown as Values);
      return end === null || end > seasonDay();
    })
    .map(({ id, updatedAt }): ListedPage => ({ path: itemPath(list, id), changed: updatedAt }));
};
