import type { APIRoute } from 'astro';
import { localeOf } from '../../../i18n/routes.ts';
import { namedCalendar } from '../../../sections/calendar/crop-calendar.ts';

export const GET: APIRoute = ({ params: { language, id: name = '' } }) =>
  new Response(namedCalendar(name, localeOf({ locale: language })), { headers: { 'Content-Type': 'text/calendar; charset=utf-8' } });
