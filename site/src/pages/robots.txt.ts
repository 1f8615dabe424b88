import { absolute } from '../seo/site-origin.ts';

/** The control panel and the interface of the CMS are nothing to search in. */
const ROBOTS = `User-agent: *
Disallow: /admin
Disallow: /api

Sitemap: ${absolute('/sitemap.xml')}
`;

export const GET = () => new Response(ROBOTS, { headers: { 'Content-Type': 'text/plain; charset=utf-8' } });
