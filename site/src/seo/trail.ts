import type { Locale } from '@sanabel/contract/enumerations';
import { href, type Path } from '../i18n/routes.ts';
import { translator } from '../i18n/translate.ts';
import { absolute } from './site-origin.ts';
import type { Breadcrumb } from './structured-data.ts';

/** A page on the way to another one. */
export interface Crumb {
  path: Path;
  text: string;
}

interface Page extends Pick<Crumb, 'path'> {
  locale: Locale;
  title: string;
  steps: readonly Crumb[];
}

/** The way to a page as search engines show it: from home, whether or not the visible crumbs begin there. */
export const trailTo = ({ locale, path, title, steps }: Page): Breadcrumb[] => {
  const home: Crumb = { path: '/', text: translator(locale)('common.nav.home') };
  const between = steps.filter((step) => step.path !== '/');
  return [home, ...between, { path, text: title }].map((step) => ({ name: step.text, url: absolute(href(locale, step.path)) }));
};
