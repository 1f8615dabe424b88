import { lengthOf, monthOf, type Span } from '@sanabel/brand/calendar/halves';
import { formatSpan } from '@sanabel/brand/calendar/labels';
import { CLUB } from '@sanabel/brand/club';
import type { Crop } from '@sanabel/contract/entities/crop';
import { LOCALES, type Locale } from '@sanabel/contract/enumerations';
import { localised } from '../../content/item-texts.ts';
import { allOf } from '../../content/snapshot.ts';
import { YEAR_REGIONS, yearsOf } from '../../content/year-crops.ts';
import { absolute, cropPath, href, type Path, SITE_ORIGIN } from '../../i18n/routes.ts';
import { translator } from '../../i18n/translate.ts';
import { type CalendarEvent, writeCalendar } from './ics.ts';

const WINDOWS = ['sowing', 'harvest'] as const;

export const calendarPath = (locale: Locale, id: string): Path => `/calendar/${locale}/${id}.ics`;

export const calendarPaths = (): Path[] =>
  allOf('crops')
    .filter((crop) => yearsOf(crop).length > 0)
    .flatMap(({ id }) => LOCALES.map((locale) => calendarPath(locale, id)));

const iso = (year: number, month: number, day: number): string => new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10);

/** Returns the first day of a window, and the first day after it. */
export const daysOf = (span: Span, year: number): { from: string; until: string } => {
  const start = monthOf(span.from);
  const after = monthOf(span.from + lengthOf(span));
  return { from: iso(year, start.month, start.isSecond ? 16 : 1), until: iso(year, after.month, after.isSecond ? 16 : 1) };
};

/**
 * Chooses the first year of the recurrence: the year of the last change, or an earlier one that is no leap year and precedes none, so that
 * no window is a day too long, not even across the end of the year.
 */
const firstYear = (changedAt: string): number => {
  let year = Number(changedAt.slice(0, 4));
  while (year % 4 === 0 || year % 4 === 3) year -= 1;
  return year;
};

interface SharedWindow {
  window: (typeof WINDOWS)[number];
  span: Span;
  regions: readonly (typeof YEAR_REGIONS)[number][];
}

const sharedWindows = (crop: Crop): SharedWindow[] =>
  WINDOWS.flatMap((window) => {
    const known = yearsOf(crop).flatMap(({ region, season }) => (season[window] ? [{ region, span: season[window] }] : []));
    return [...Map.groupBy(known, ({ span: { from, to } }) => `${from} ${to}`).values()].flatMap((same) =>
      same[0] ? [{ window, span: same[0].span, regions: same.map(({ region }) => region) }] : [],
    );
  });

const eventOf = (crop: Crop, { window, span, regions }: SharedWindow, locale: Locale): CalendarEvent => {
  const t = translator(locale);
  const { text: name } = localised(crop, 'name', locale);
  const url = absolute(href(locale, cropPath(crop.id)));
  const regionNames = regions.map((region) => t(`common.guideRegions.${region}`)).join(t('calendar.between'));
  const isEverywhere = regions.length === YEAR_REGIONS.length;
  const title = t(`calendar.${window}`, { name });
  return {
    // Named after the first region: a region whose dates change later gets a new event, and this one stays.
    uid: `${crop.id}-${window}-${isEverywhere ? 'everywhere' : regions[0]}@${SITE_ORIGIN.hostname}`,
    changedAt: new Date(crop.updatedAt),
    ...daysOf(span, firstYear(crop.updatedAt)),
    summary: isEverywhere ? title : t('calendar.inRegion', { title, places: regionNames }),
    description: [formatSpan(locale, span), t('detail.advice'), url].join('\n'),
    url,
  };
};

export const cropCalendar = (crop: Crop, locale: Locale): string => {
  const t = translator(locale);
  return writeCalendar({
    name: t('calendar.name', { name: localised(crop, 'name', locale).text }),
    maker: `-//${CLUB.name[locale]}//${locale.toUpperCase()}`,
    language: locale,
    events: sharedWindows(crop).map((shared) => eventOf(crop, shared, locale)),
  });
};
