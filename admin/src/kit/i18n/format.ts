import { COUNTRY } from '@sanabel/brand/club';
import { formatNumber } from '@sanabel/brand/format';
import { formatDayHead, formatMinutes, formatTimestamp, formatWhen, wallTime } from '@sanabel/brand/zone';
import type { Locale } from '@sanabel/contract/enumerations';
import { useLanguage } from '../language/language.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** Writes the ج of Egypt, where CLDR has غ: ميجابايت, جيجابايت. */
export const formatSize = (locale: Locale, value: number, unit: 'megabyte' | 'gigabyte', maximumFractionDigits = 1): string =>
  value.toLocaleString(COUNTRY.formats[locale], { style: 'unit', unit, unitDisplay: 'long', maximumFractionDigits }).replaceAll('غ', 'ج');

const formatsOf = (locale: Locale) => {
  const region = COUNTRY.formats[locale];
  const relative = new Intl.RelativeTimeFormat(region, { numeric: 'auto' });
  return {
    number: (value: number) => formatNumber(locale, value),
    percent: (share: number) => share.toLocaleString(region, { style: 'percent' }),
    /** Rounds down: 100% means complete. */
    wholePercent: (share: number) => (Math.floor(share * 100) / 100).toLocaleString(region, { style: 'percent' }),
    date: (timestamp: string | number) => new Date(timestamp).toLocaleDateString(region, { dateStyle: 'long' }),
    month: (timestamp: string | number) => new Date(timestamp).toLocaleDateString(region, { month: 'short' }),
    monthOfYear: (timestamp: string | number) => new Date(timestamp).toLocaleDateString(region, { month: 'long', year: 'numeric' }),
    time: (timestamp: string | number) => new Date(timestamp).toLocaleTimeString(region, { timeStyle: 'short' }),
    dateTime: (timestamp: string | number) => new Date(timestamp).toLocaleString(region, { dateStyle: 'long', timeStyle: 'short' }),
    megabytes: (bytes: number) => formatSize(locale, bytes / 1_048_576, 'megabyte'),
    list: (parts: readonly string[]) => new Intl.ListFormat(region).format(parts),
    /** Gives a relative time within 24 hours, else the date. */
    ago: (timestamp: string, now = Date.now()) => {
      const passed = now - Date.parse(timestamp);
      if (passed < MINUTE) return relative.format(0, 'second');
      if (passed < HOUR) return relative.format(-Math.round(passed / MINUTE), 'minute');
      if (passed < 24 * HOUR) return relative.format(-Math.round(passed / HOUR), 'hour');
      return new Date(timestamp).toLocaleDateString(region, { dateStyle: 'long' });
    },
  };
};

export type Formats = ReturnType<typeof formatsOf>;
const FORMATS = { ar: formatsOf('ar'), en: formatsOf('en') } as const;

export const useFormats = (): Formats => FORMATS[useLanguage()];

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Formats timestamps in the club's time zone. */
export const useTimeFormat = () => {
  const locale = useLanguage();
  const inside = (timestamp: string): string => formatWhen(locale, Date.parse(timestamp));
  return {
    inside,
    listed: (timestamp: string) => capitalised(formatWhen(locale, Date.parse(timestamp), { isListed: true })),
    dayHead: (timestamp: string) => {
      const { word, date } = formatDayHead(locale, Date.parse(timestamp));
      return { word: word && capitalised(word), date };
    },
    time: (timestamp: string) => formatMinutes(locale, wallTime(Date.parse(timestamp)).minutes, { isListed: true }),
    day: (timestamp: string) => formatTimestamp(locale, Date.parse(timestamp), { isShort: true }).day,
    /** Takes minutes since midnight. */
    timeOfDay: (minutes: number) => formatMinutes(locale, minutes),
  };
};
