import type { APIRoute } from 'astro';
import { DEFAULT_LOCALE, SITE_ORIGIN } from '../i18n/routes.ts';
import { pagesOfLists } from '../render/addresses.ts';
import { pagesInPart } from '../seo/listed-pages.ts';
import { sitemap } from '../seo/sitemap.ts';

export const GET: APIRoute = ({ params: { part = '' } }) =>
  new Response(sitemap(pagesInPart(part, pagesOfLists), { origin: SITE_ORIGIN, defaultLocale: DEFAULT_LOCALE }), {
    headers: { 'Content-Type': 'application/xml; charset=utf-8' },
  });
