import type { APIRoute } from 'astro';
import { localeOf } from '../../i18n/routes.ts';
import { feed } from '../../open-data/feed.ts';

/** The newest crops and articles for readers of feeds (decision 135). */
export const GET: APIRoute = async ({ params: { language } }) =>
  new Response(await feed(localeOf({ locale: language })), { headers: { 'Content-Type': 'application/rss+xml; charset=utf-8' } });
