import { LISTED_PAGES } from '../found/listed-pages.ts';
import { siteOrigin } from '../found/site-origin.ts';
import { sitemap } from '../found/sitemap.ts';
import { DEFAULT_LOCALE } from '../i18n/locales.ts';

export const GET = () =>
  new Response(sitemap(LISTED_PAGES, { origin: siteOrigin, defaultLocale: DEFAULT_LOCALE }), {
    headers: { 'Content-Type': 'application/xml; charset=utf-8' },
  });
