import { ARTICLE_TYPES, LOCALES } from '@sanabel/contract/enumerations';
import { allOf } from '../content/snapshot.ts';
import { articlePath, cropPath, href, type Path } from '../i18n/routes.ts';

const PLAIN: readonly Path[] = [
  '/',
  '/about',
  '/services',
  '/services/crops',
  '/services/awareness',
  '/services/climate',
  '/gallery',
  '/jobs',
  '/contact',
  '/privacy',
  '/accessibility',
  '/404',
  '/500',
];

/** The addresses of everything that is rendered, pages in both languages and files. */
export const addresses = (): string[] => [
  ...LOCALES.flatMap((locale) =>
    [
      ...PLAIN,
      ...allOf('crops').map(({ id }) => cropPath(id)),
      ...ARTICLE_TYPES.flatMap((type) => allOf(type).map(({ id }) => articlePath(id))),
    ].map((path) => href(locale, path)),
  ),
  ...LOCALES.map((locale) => `/gallery-${locale}.json`),
  '/manifest.webmanifest',
  '/robots.txt',
  '/sitemap.xml',
];

/** The file behind an address: `/` is index.html, `/about` is about.html, `/robots.txt` itself. */
export const fileOf = (address: string): string => {
  const name = address.slice(1);
  if (name === '') return 'index.html';
  return /\.\w+$/.test(name) ? name : `${name}.html`;
};
