import type { Path } from './i18n/routes.ts';
import type { TextKey } from './i18n/shape.ts';

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
];

/** Tells whether an entry stands for the page: the page itself, or (for services) one below it. */
export const currentMark = (entry: Path, page: Path): 'page' | 'true' | undefined => {
  if (entry === page) return 'page';
  return entry !== '/' && page.startsWith(`${entry}/`) ? 'true' : undefined;
};
