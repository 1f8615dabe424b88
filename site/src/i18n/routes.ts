import { LOCALES, type Locale } from '@sanabel/contract/enumerations';
import { addressOf, itemPage, type Path } from '@sanabel/contract/pages';
import { readAddresses } from '../environment.ts';
import type { TextKey } from './ar/index.ts';

const settings = readAddresses();
export const DEFAULT_LOCALE: Locale = settings.DEFAULT_LOCALE;

export type { Path };

export const href = (locale: Locale, path: Path): Path => addressOf(locale, path, DEFAULT_LOCALE);

/** The origin that visitors see. */
export const SITE_ORIGIN = new URL(settings.SITE_URL);

/** A path of the site as others have to write it: share cards, search engines. */
export const absolute = (path: string): string => new URL(path, SITE_ORIGIN).href;

/** The language of a page under `[...locale]`, by its route's parameters. Throws for anything else that the route would take for one. */
export const localeOf = ({ locale }: Readonly<Record<string, string | undefined>>): Locale => {
  const known = locale === undefined ? DEFAULT_LOCALE : LOCALES.find((language) => language === locale);
  if (known === undefined) throw new Error(`${locale} is no language of this site.`);
  return known;
};

export const cropPath = (id: string): Path => itemPage('crops', id);
export const articlePath = (id: string): Path => itemPage('articles', id);

export interface NavigationEntry {
  path: Path;
  text: TextKey;
}

/** The pages that header, menu and footer link to (specification, section 2). */
export const MAIN_NAVIGATION: readonly NavigationEntry[] = [
  { path: '/', text: 'common.nav.home' },
  { path: '/about', text: 'common.nav.about' },
  { path: '/services', text: 'common.nav.services' },
  { path: '/gallery', text: 'common.nav.gallery' },
  { path: '/jobs', text: 'common.nav.jobs' },
  { path: '/contact', text: 'common.nav.contact' },
];

export const SERVICES_NAVIGATION: readonly NavigationEntry[] = [
  { path: '/services/crops', text: 'common.nav.crops' },
  { path: '/services/awareness', text: 'common.nav.awareness' },
  { path: '/services/climate', text: 'common.nav.climate' },
  { path: '/this-month', text: 'thisMonth.title' },
];

/** Tells whether an entry stands for the page: the page itself, or (for services) one of theirs. */
export const currentMark = (entry: Path, page: Path): 'page' | 'true' | undefined => {
  if (entry === page) return 'page';
  const isOfServices = entry === '/services' && SERVICES_NAVIGATION.some(({ path }) => path === page);
  return isOfServices || (entry !== '/' && page.startsWith(`${entry}/`)) ? 'true' : undefined;
};

/** The marks of the main navigation on a page, entry by entry. */
export const currentMarks = (page: Path) => MAIN_NAVIGATION.map(({ path }) => currentMark(path, page));
