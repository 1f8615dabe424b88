import { articles, crops, gallery, members, partners } from '../content/snapshot.ts';
import { articlePath, cropPath, DEFAULT_LOCALE, siteOrigin } from '../i18n/routes.ts';
import { type ListedPage, latest, sitemap } from '../seo/sitemap.ts';

const awareness = articles('awareness');
const climate = articles('climate');
const services = [...crops, ...awareness, ...climate];

/** Every page that search engines may list, with the time of its newest content. */
const LISTED_PAGES: readonly ListedPage[] = [
  { path: '/', changed: latest([...services, ...members, ...partners]) },
  { path: '/about' },
  { path: '/services', changed: latest(services) },
  { path: '/services/crops', changed: latest(crops) },
  { path: '/services/awareness', changed: latest(awareness) },
  { path: '/services/climate', changed: latest(climate) },
  { path: '/gallery', changed: latest(gallery) },
  { path: '/jobs' },
  { path: '/contact' },
  { path: '/privacy' },
  { path: '/accessibility' },
  ...crops.map(({ id, updatedAt }): ListedPage => ({ path: cropPath(id), changed: updatedAt })),
  ...[...awareness, ...climate].map(({ id, updatedAt }): ListedPage => ({ path: articlePath(id), changed: updatedAt })),
];

export const GET = () =>
  new Response(sitemap(LISTED_PAGES, { origin: siteOrigin(), defaultLocale: DEFAULT_LOCALE }), {
    headers: { 'Content-Type': 'application/xml; charset=utf-8' },
  });
