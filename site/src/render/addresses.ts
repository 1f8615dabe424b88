import { ARTICLE_TYPES, LOCALES } from '@sanabel/contract/enumerations';
import { DECLARED_PAGES, itemPage, listPage } from '@sanabel/contract/kinds/index';
import { PLACEHOLDER_PAGES } from '@sanabel/contract/pages';
import { bookletPaths, listPaths } from '../content/list-pages.ts';
import { allOf } from '../content/snapshot.ts';
import { articlePath, cropPath, href, type Path } from '../i18n/routes.ts';
import { feedPaths } from '../open-data/feed-path.ts';
import { openPaths } from '../open-data/files.ts';
import { askPaths } from '../sections/answers/answers.ts';
import { askRowsPaths } from '../sections/answers/rows.ts';
import { calendarPaths } from '../sections/calendar/crop-calendar.ts';
import { cropNamesPaths } from '../sections/compare/names.ts';
import { galleryPaths } from '../sections/gallery/items.ts';
import { namesPaths } from '../sections/lists/finder-data.ts';
import { searchPaths } from '../sections/search/files.ts';
import { codePaths } from '../sections/short-link/files.ts';
import { mapParts } from '../seo/listed-pages.ts';

const PLAIN: readonly Path[] = [
  '/',
  '/about',
  '/services',
  '/this-month',
  '/services/compare',
  '/gallery',
  '/jobs',
  '/contact',
  '/search',
  '/offline',
  '/privacy',
  '/accessibility',
  '/data',
  ...PLACEHOLDER_PAGES,
];

/** The pages of all lists, which depend on counts alone. */
export const pagesOfLists = (): Path[] => [...listPaths(), ...askPaths()];

export const addresses = (): string[] => [
  ...LOCALES.flatMap((locale) =>
    [
      ...PLAIN,
      ...bookletPaths(),
      ...pagesOfLists(),
      ...allOf('crops').map(({ id }) => cropPath(id)),
      ...DECLARED_PAGES.flatMap((name): Path[] => [listPage(name), ...allOf(name).map(({ id }) => itemPage(name, id))]),
      ...ARTICLE_TYPES.flatMap((type) => allOf(type).map(({ id }) => articlePath(id))),
    ].map((path) => href(locale, path)),
  ),
  ...namesPaths(),
  ...askRowsPaths(),
  ...searchPaths(),
  ...LOCALES.flatMap(galleryPaths),
  ...LOCALES.map((locale) => `/item-${locale}.json`),
  ...feedPaths(),
  ...openPaths(),
  '/llms.txt',
  ...calendarPaths(),
  ...cropNamesPaths(),
  ...codePaths(),
  '/manifest.webmanifest',
  '/robots.txt',
  '/security.txt',
  '/sitemap.xml',
  ...mapParts(pagesOfLists()).map((part) => `/sitemap-${part}.xml`),
];
