import type { APIRoute } from 'astro';
import { cropWith } from '../../../content/snapshot.ts';
import { localeOf } from '../../../i18n/routes.ts';
import { cropCalendar } from '../../../sections/calendar/crop-calendar.ts';

/** The dates of a crop for a phone's own calendar (decision 131). */
export const GET: APIRoute = ({ params: { language, id } }) =>
  new Response(cropCalendar(cropWith(id), localeOf({ locale: language })), { headers: { 'Content-Type': 'text/calendar; charset=utf-8' } });
