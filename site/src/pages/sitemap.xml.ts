import { DEFAULT_LOCALE, siteOrigin } from '../i18n/routes.ts';
import { listedPages } from '../seo/listed-pages.ts';
import { sitemap } from '../seo/sitemap.ts';

export const GET = () =>
  new Response(sitemap(listedPages(), { origin: siteOrigin(), defaultLocale: DEFAULT_LOCALE }), {
    headers: { 'Content-Type': 'application/xml; charset=utf-8' },
  });
