import type { APIRoute } from 'astro';
import { cropWith } from '../../../content/snapshot.ts';
import { localeOf } from '../../../i18n/routes.ts';
import { cropCalendar } from '../../../sections/calendar/crop-calendar.ts';

export const GET: APIRoute = ({ params: { language, id } }) =>
  new Response(cropCalendar(cropWith(id), localeOf({ locale: language })), { headers: { 'Content-Type': 'text/calendar; charset=utf-8' } });
