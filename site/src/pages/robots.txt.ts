import { absolute } from '../i18n/routes.ts';

/** Keeps search engines out of the control panel and the API. */
const ROBOTS = `User-agent: *
Disallow: /admin
Disallow: /api

Sitemap: ${absolute('/sitemap.xml')}
`;

export const GET = () => new Response(ROBOTS, { headers: { 'Content-Type': 'text/plain; charset=utf-8' } });
