import { LOCALES, type Locale } from './enumerations.ts';

/**
 * Where visitors see what. No schema in it: the browser's part of the site reads it too.
 */

/** A page's address without its language: `/`, `/about`, `/services/crop/x`; an anchor may follow. */
export type Path = `/${string}`;

/** Pages that stand in for another one: search engines, maps and share cards leave them out. */
export const STAND_INS = ['/go', '/404', '/500'] as const satisfies readonly Path[];

/** Whether an address, with its language or without, is that of a page that stands in for another one. */
export const isStandIn = (address: string): boolean =>
  STAND_INS.some((path) => path === address || LOCALES.some((locale) => address === `/${locale}${path}`));

/** The page that shows an item of each list, without its language. */
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
/** The lists whose items have a page each. */
export const WITH_OWN_PAGE = Object.entries(ITEM_PAGES).flatMap(([name, page]) => (page.includes('{id}') ? [name] : [])) as WithOwnPage[];

/** What stands before a photo's id in the anchor that opens it on the gallery's page. */
export const PHOTO_ANCHOR = '#photo-';

/** The place of the members on their page. */
export const MEMBERS_ANCHOR = 'members';

/** Where an item stands on a page that shows others too: a photo opens there. */
export const itemAnchor = (list: PageOwner, { id, type }: { id: string; type?: string | undefined }): string => {
  if (list === 'gallery' && type === 'image') return `${PHOTO_ANCHOR}${id}`;
  return list === 'members' ? `#${MEMBERS_ANCHOR}` : '';
};

/** The address of the page that shows an item, without its language; a single record has no id. */
export const itemPage = (list: PageOwner, id = ''): Path => ITEM_PAGES[list].replace('{id}', id) as Path;

/** The default language has no prefix, the other one has (decision L1). No address ends in a slash but the root. */
export const addressOf = (locale: Locale, path: Path, defaultLocale: Locale): Path => {
  if (locale === defaultLocale) return path;
  const rest = path.replace(/^\/(?=#|$)/, '');
  return `/${locale}${rest}`;
};
