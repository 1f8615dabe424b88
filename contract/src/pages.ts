import { LOCALES, type Locale } from './enumerations.ts';

/** Free of schemas, because the site's browser code imports it. */

/** A path without the language prefix, such as `/about`; an anchor may follow. */
export type Path = `/${string}`;

/** Placeholder pages: not in search engines, maps and share cards. */
export const PLACEHOLDER_PAGES = ['/go', '/404', '/500'] as const satisfies readonly Path[];

/** Accepts both with and without the language prefix. */
export const isPlaceholderPage = (address: string): boolean =>
  PLACEHOLDER_PAGES.some((path) => path === address || LOCALES.some((locale) => address === `/${locale}${path}`));

/** Prefix of the anchor that opens a photo on the gallery's page. */
export const PHOTO_ANCHOR = '#photo-';

/** The default language has no prefix (decision L1). Only the root ends in a slash. */
export const addressOf = (locale: Locale, path: Path, defaultLocale: Locale): Path => {
  if (locale === defaultLocale) return path;
  const rest = path.replace(/^\/(?=#|$)/, '');
  return `/${locale}${rest}`;
};
