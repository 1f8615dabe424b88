import { COUNTRY } from '@sanabel/brand/club';
import { formatNumber } from '@sanabel/brand/format';
import { DAY_MINUTES, DAY_MS, dayEndingAt, formatTimestamp, timestampOf, wallTime } from '@sanabel/brand/zone';
import type { Locale } from '@sanabel/contract/enumerations';
import { lines, plainStep, step } from '@sanabel/contract/formatting/steps';
import { valuesIn } from '@sanabel/contract/kinds/fields';
import { KINDS } from '@sanabel/contract/kinds/index';
import { type LocalText, localisedLines } from '../../content/item-texts.ts';
import { translator } from '../../i18n/translate.ts';
import type { Alert } from './alerts.ts';

const { level, regions } = KINDS.alerts.fields;
/** Longer alerts have the date of their end only (guide 16.2). */
export const MOST_DAYS = 7;
const [MORNING, NOON, EVENING] = [6, 12, 16].map((hour) => hour * 60) as [number, number, number];

export interface AlertDay {
  start: number;
  end: number;
  weekday: string;
  number: string;
}

const inCairo = (locale: Locale, timestamp: number, parts: Intl.DateTimeFormatOptions): string =>
  new Date(timestamp).toLocaleDateString(COUNTRY.formats[locale], { ...parts, timeZone: COUNTRY.timeZone }).replace('،', '');

/** Each day of which a part is in the alert. */
export const daysOf = ({ from, until }: Pick<Alert, 'from' | 'until'>, locale: Locale): AlertDay[] => {
  const days: AlertDay[] = [];
  const end = Date.parse(until);
  for (let at = Date.parse(from); at < end; ) {
    const { day } = wallTime(at);
    const [start, next] = [timestampOf({ day, minutes: 0 }), timestampOf({ day, minutes: DAY_MINUTES })];
    const weekday = inCairo(locale, start + DAY_MS / 2, { weekday: 'short' });
    days.push({ start, end: next, weekday, number: formatNumber(locale, Number(day.slice(-2))) });
    at = next;
  }
  return days;
};

const partOfDay = (timestamp: number): 'end' | 'dawn' | 'morning' | 'noon' | 'evening' => {
  if (dayEndingAt(timestamp) !== null) return 'end';
  const { minutes } = wallTime(timestamp);
  if (minutes < MORNING) return 'dawn';
  if (minutes < NOON) return 'morning';
  return minutes < EVENING ? 'noon' : 'evening';
};

const WEEKDAY = { weekday: 'long' } as const;
export const DATE = { day: 'numeric', month: 'long' } as const;
export const WHOLE_DATE = { ...DATE, year: 'numeric' } as const;
export const WHOLE_DAY = { ...WEEKDAY, ...WHOLE_DATE } as const;

/** "Sunday evening", and the date where it is asked for. */
export const whenIn = (locale: Locale, iso: string, date?: Intl.DateTimeFormatOptions): string => {
  const t = translator(locale);
  const timestamp = Date.parse(iso);
  const part = partOfDay(timestamp);
  const shown = part === 'end' ? timestamp - 1 : timestamp;
  const when = t(`alerts.parts.${part}`, { day: inCairo(locale, shown, WEEKDAY) });
  return date ? t('alerts.dated', { when, date: inCairo(locale, shown, date) }) : when;
};

/** Midnight is the end of the day before. */
export const dateIn = (locale: Locale, time: string | number, parts: Intl.DateTimeFormatOptions = DATE): string =>
  inCairo(locale, new Date(time).getTime() - 1, parts);

/** "Until Sunday evening", or "Until 5 December" where the weekday would not be clear. */
export const untilWords = (alert: Alert, locale: Locale): string => {
  const isShort = daysOf(alert, locale).length <= MOST_DAYS;
  const when = isShort ? whenIn(locale, alert.until) : dateIn(locale, alert.until);
  return translator(locale)('alerts.until', { when });
};

const exactly = (locale: Locale, iso: string, isEnd: boolean): string => {
  const { day, time } = formatTimestamp(locale, Date.parse(iso), { isEnd });
  return time === null ? day : translator(locale)('alerts.at', { day, time });
};

export const spanWords = ({ from, until }: Alert, locale: Locale): string =>
  translator(locale)('alerts.span', { from: exactly(locale, from, false), to: exactly(locale, until, true) });

export const levelName = (alert: Alert, locale: Locale): string => level.choices[alert.level][locale];

/** Separates names in the page's language. */
const joined = (names: readonly string[], locale: Locale): string => names.join(translator(locale)('home.hero.and'));

export const regionNames = (alert: Alert, locale: Locale): string => {
  const chosen = valuesIn(alert.regions) as (keyof typeof regions.choices)[];
  const names = chosen.map((region) => regions.choices[region][locale]);
  return names.length > 0 ? joined(names, locale) : translator(locale)('alerts.allPlaces');
};

export const namesIn = joined;

/** Minutes since 1970, as the script of the pages compares them. */
export const inMinutes = (time: string | number): number => new Date(time).getTime() / 60_000;

/** The minutes at which the first of them begins and the last one ends, in turn where none is valid in between. */
export const spanOf = (...alerts: readonly Pick<Alert, 'from' | 'until'>[]): string => {
  const turns: number[] = [];
  for (const [from, until] of alerts
    .map((alert) => [inMinutes(alert.from), inMinutes(alert.until)] as const)
    .toSorted(([one], [other]) => one - other)) {
    const end = turns.at(-1) ?? -1;
    if (from > end) turns.push(from, until);
    else turns.splice(-1, 1, Math.max(end, until));
  }
  return turns.join(' ');
};

interface Step extends LocalText {
  lead: string;
}

export const stepsOf = (alert: Alert, locale: Locale): Step[] =>
  localisedLines(alert, 'steps', locale).flatMap(({ text, lang }) => lines(text).map((line) => ({ lang, ...plainStep(step(line)) })));

export const inOneLine = ({ lead, text, lang }: Step): LocalText => ({
  lang,
  text: [lead, text].filter(Boolean).join(translator(lang)('calendar.colon')),
});

export const firstStep = (alert: Alert, locale: Locale): LocalText => {
  const [first = { lead: '', text: '', lang: locale }] = stepsOf(alert, locale);
  return inOneLine(first);
};

const lastDay = (until: string): string => wallTime(Date.parse(until) - 1).day;

/** "3 to 14", with the months where they differ. */
export const dayRange = ({ from, until }: Alert, locale: Locale): string => {
  const [first, last] = [wallTime(Date.parse(from)).day, lastDay(until)];
  const isOneMonth = first.slice(0, 7) === last.slice(0, 7);
  const numberOf = (day: string): string => formatNumber(locale, Number(day.slice(-2)));
  if (first === last) return numberOf(first);
  const [start, end] = isOneMonth ? [numberOf(first), numberOf(last)] : [dateIn(locale, from), dateIn(locale, until)];
  return translator(locale)('alerts.days', { from: start, to: end });
};

export interface AlertMonth {
  /** From 1; `before` is the month whose Coptic one goes on into it. */
  month: number;
  before: number;
  alerts: readonly Alert[];
}

/** By the month of their end, the latest first. */
export const byMonth = (alerts: readonly Alert[]): AlertMonth[] => {
  const months = Map.groupBy(
    alerts.toSorted((one, other) => Date.parse(other.until) - Date.parse(one.until)),
    ({ until }) => lastDay(until).slice(0, 7),
  );
  return [...months].map(([name, own]) => {
    const month = Number(name.slice(-2));
    return { month, before: month === 1 ? 12 : month - 1, alerts: own };
  });
};
