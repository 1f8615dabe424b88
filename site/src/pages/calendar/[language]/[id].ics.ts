import type { APIRoute } from 'astro';
import { cropWith } from '../../../content/snapshot.ts';
import { localeOf } from '../../../i18n/routes.ts';
import { cropCalendar, splitCalendarName } from '../../../sections/calendar/crop-calendar.ts';

export const GET: APIRoute = ({ params: { language, id: name = '' } }) => {
  const { id, region } = splitCalendarName(name);
  return new Response(cropCalendar(cropWith(id), region, localeOf({ locale: language })), {
    headers: { 'Content-Type': 'text/calendar; charset=utf-8' },
  });
};
