import { DEFAULT_LOCALE } from '../i18n/locales.ts';
import { LISTED_PAGES } from '../seo/listed-pages.ts';
import { siteOrigin } from '../seo/site-origin.ts';
import { sitemap } from '../seo/sitemap.ts';

export const GET = () =>
  new Response(sitemap(LISTED_PAGES, { origin: siteOrigin, defaultLocale: DEFAULT_LOCALE }), {
    headers: { 'Content-Type': 'application/xml; charset=utf-8' },
  });
