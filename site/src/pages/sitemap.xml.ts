import { absolute } from '../i18n/routes.ts';
import { pagesOfLists } from '../render/addresses.ts';
import { mapParts } from '../seo/listed-pages.ts';
import { sitemapIndex } from '../seo/sitemap.ts';

export const GET = () =>
  new Response(sitemapIndex(mapParts(pagesOfLists()).map((part) => absolute(`/sitemap-${part}.xml`))), {
    headers: { 'Content-Type': 'application/xml; charset=utf-8' },
  });
