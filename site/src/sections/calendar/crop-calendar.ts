import { formatWindow } from '@sanabel/brand/calendar/labels';
import { daysOf } from '@sanabel/brand/calendar/seasons';
import { CLUB } from '@sanabel/brand/club';
import type { Crop } from '@sanabel/contract/entities/crop';
import { LOCALES, type Locale } from '@sanabel/contract/enumerations';
import type { GuideRegion } from '@sanabel/contract/growing-guide/rows';
import { regionsOf, type ShownWindow, WINDOW_KINDS, type WindowKind, windowsOf } from '@sanabel/contract/growing-guide/shown';
import { growingGuideOfCrop } from '../../content/growing-guide.ts';
import { localised } from '../../content/item-texts.ts';
import { allOf, cropWith } from '../../content/snapshot.ts';
import { cropsOfTheYear } from '../../content/year-crops.ts';
import { absolute, cropPath, href, type Path, SITE_ORIGIN } from '../../i18n/routes.ts';
import { translator } from '../../i18n/translate.ts';
import { formatLabelled, windowName } from '../crop/window-labels.ts';
import { regionTabs } from '../this-month/year.ts';
import { type CalendarEvent, writeCalendar } from './ics.ts';

/** The name of a file is the crop's id and the region. */
const SEPARATOR = '-';

export const calendarPath = (locale: Locale, id: string, region: GuideRegion): Path => `/calendar/${locale}/${id}${SEPARATOR}${region}.ics`;

/** The dates of all crops of the year: a name that no crop's id has. */
const YEAR = 'year';
export const yearCalendarPath = (locale: Locale, region: GuideRegion): Path => calendarPath(locale, YEAR, region);

export const splitCalendarName = (name: string): { id: string; region: GuideRegion } => {
  const end = name.lastIndexOf(SEPARATOR);
  return { id: name.slice(0, end), region: name.slice(end + 1) as GuideRegion };
};

interface KindWindow {
  kind: WindowKind;
  window: ShownWindow;
}

const windowsIn = (crop: Crop, region: GuideRegion): KindWindow[] => {
  const growingGuide = growingGuideOfCrop(crop);
  return growingGuide ? WINDOW_KINDS.flatMap((kind) => windowsOf(growingGuide, region, kind).map((window) => ({ kind, window }))) : [];
};

/** The regions that a crop's page offers and that have a date. */
const regionsWithDates = (crop: Crop): GuideRegion[] =>
  regionsOf(growingGuideOfCrop(crop) ?? {}).flatMap(({ region }) => (windowsIn(crop, region).length > 0 ? [region] : []));

/** A file for each region of a crop, and one for each region of the year. */
export const calendarPaths = (): Path[] => {
  const ofCrops = allOf('crops').flatMap((crop) => regionsWithDates(crop).map((region) => [crop.id, region] as const));
  const years = regionTabs(cropsOfTheYear()).regions.flatMap(({ region, isKnown }) => (isKnown ? [[YEAR, region] as const] : []));
  return [...ofCrops, ...years].flatMap(([name, region]) => LOCALES.map((locale) => calendarPath(locale, name, region)));
};

const ENDS = { opens: 'from', closes: 'to' } as const;

/** A yearly entry must exist in every year. */
const yearlyDay = (year: number, day: string): string => `${year}-${day === '0229' ? '02-28' : `${day.slice(0, 2)}-${day.slice(2)}`}`;

const dayAfter = (day: string): string => new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10);

const eventsOf = (crop: Crop, region: GuideRegion, { kind, window }: KindWindow, index: number, locale: Locale): CalendarEvent[] => {
  const t = translator(locale);
  const { text: name } = localised(crop, 'name', locale);
  const url = absolute(href(locale, cropPath(crop.id)));
  const days = daysOf(window);
  const places = [t(`common.guideRegions.${region}`), windowName(locale, window)].filter(Boolean).join(t('calendar.between'));
  return (['opens', 'closes'] as const).map((end) => {
    const day = yearlyDay(Number(crop.updatedAt.slice(0, 4)), days[ENDS[end]]);
    return {
      uid: `${crop.id}-${kind}-${region}-${index}-${end}@${SITE_ORIGIN.hostname}`,
      changedAt: new Date(crop.updatedAt),
      from: day,
      until: dayAfter(day),
      summary: t('calendar.inRegion', { title: t(`calendar.${kind}.${end}`, { name }), places }),
      description: [formatLabelled(locale, window, formatWindow(locale, window)), t('detail.advice'), url].join('\n'),
      url,
    };
  });
};

/** The dates of one region: the day on which each window opens and its last day, each with a reminder a week before. */
const calendarOf = (name: string, crops: readonly Crop[], region: GuideRegion, locale: Locale): string =>
  writeCalendar({
    name: translator(locale)('calendar.name', { name }),
    maker: `-//${CLUB.name[locale]}//${locale.toUpperCase()}`,
    language: locale,
    events: crops.flatMap((crop) => windowsIn(crop, region).flatMap((window, index) => eventsOf(crop, region, window, index, locale))),
  });

export const cropCalendar = (crop: Crop, region: GuideRegion, locale: Locale): string =>
  calendarOf(localised(crop, 'name', locale).text, [crop], region, locale);

/** Answers for the name of a file, `year-delta` or a crop's id and a region. */
export const namedCalendar = (name: string, locale: Locale): string => {
  const { id, region } = splitCalendarName(name);
  return id === YEAR
    ? calendarOf(translator(locale)(`common.guideRegions.${region}`), cropsOfTheYear(), region, locale)
    : cropCalendar(cropWith(id), region, locale);
};
