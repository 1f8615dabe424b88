import { absolute } from '../i18n/routes.ts';

const ROBOTS = `User-agent: *
Disallow: /admin
Disallow: /api

Sitemap: ${absolute('/sitemap.xml')}
`;

export const GET = () => new Response(ROBOTS, { headers: { 'Content-Type': 'text/plain; charset=utf-8' } });
