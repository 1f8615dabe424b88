import { LOCALES, type Locale } from './enumerations.ts';

/** Free of schemas, because the site's browser code imports it. */

/** A path without the language prefix, such as `/about`; an anchor may follow. */
export type Path = `/${string}`;

/** Placeholder pages: not in search engines, maps and share cards. */
export const PLACEHOLDER_PAGES = ['/go', '/404', '/500'] as const satisfies readonly Path[];

/** Accepts both with and without the language prefix. */
export const isPlaceholderPage = (address: string): boolean =>
  PLACEHOLDER_PAGES.some((path) => path === address || LOCALES.some((locale) => address === `/${locale}${path}`));

export const ITEM_PAGES = {
  crops: '/services/crop/{id}',
  articles: '/services/article/{id}',
  gallery: '/gallery',
  partners: '/',
  members: '/',
  media: '/contact',
} as const satisfies Record<string, Path>;

export type PageOwner = keyof typeof ITEM_PAGES;

type WithOwnPage = { [Name in PageOwner]: (typeof ITEM_PAGES)[Name] extends `${string}{id}` ? Name : never }[PageOwner];
export const WITH_OWN_PAGE = Object.entries(ITEM_PAGES).flatMap(([name, page]) => (page.includes('{id}') ? [name] : [])) as WithOwnPage[];

/** Prefix of the anchor that opens a photo on the gallery's page. */
export const PHOTO_ANCHOR = '#photo-';

/** Id of a member on the home page. */
export const memberAnchor = (id: string): string => `member-${id}`;

export const itemAnchor = (list: PageOwner, { id, type }: { id: string; type?: string | undefined }): string => {
  if (list === 'gallery' && type === 'image') return `${PHOTO_ANCHOR}${id}`;
  return list === 'members' ? `#${memberAnchor(id)}` : '';
};

/** A single record has no id. */
export const itemPage = (list: PageOwner, id = ''): Path => ITEM_PAGES[list].replace('{id}', id) as Path;

/** The default language has no prefix (decision L1). Only the root ends in a slash. */
export const addressOf = (locale: Locale, path: Path, defaultLocale: Locale): Path => {
  if (locale === defaultLocale) return path;
  const rest = path.replace(/^\/(?=#|$)/, '');
  return `/${locale}${rest}`;
};
