import { LOCALES, type Locale } from '@sanabel/contract/enumerations';
import { DECLARED_PAGES, itemPage, listPage } from '@sanabel/contract/kinds/index';
import { addressOf, type Path } from '@sanabel/contract/pages';
import { readAddresses } from '../environment.ts';
import type { TextKey } from './ar/index.ts';

const settings = readAddresses();
export const DEFAULT_LOCALE: Locale = settings.DEFAULT_LOCALE;

export type { Path };

export const href = (locale: Locale, path: Path): Path => addressOf(locale, path, DEFAULT_LOCALE);

export const SITE_ORIGIN = new URL(settings.SITE_URL);

export const absolute = (path: string): string => new URL(path, SITE_ORIGIN).href;

/** Throws for anything else that the route `[...locale]` would match. */
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

/** Linked from header, menu and footer (specification, section 2). */
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

/** Returns `page` for the page itself, `true` for an entry above it (services). */
export const ariaCurrent = (entry: Path, page: Path): 'page' | 'true' | undefined => {
  if (entry === page) return 'page';
  const isBelow = (path: Path) => page.startsWith(`${path}/`);
  const ofServices = [...SERVICES_NAVIGATION.map(({ path }) => path), ...DECLARED_PAGES.map(listPage)];
  const isOfServices = entry === '/services' && ofServices.some((path) => path === page || isBelow(path));
  return isOfServices || (entry !== '/' && isBelow(entry)) ? 'true' : undefined;
};

export const ariaCurrents = (page: Path) => MAIN_NAVIGATION.map(({ path }) => ariaCurrent(path, page));
