import { COUNTRY } from '@sanabel/brand/club';
import { formatNumber } from '@sanabel/brand/format';
import { formatDayHead, formatMinutes, formatTimestamp, formatWhen, wallTime } from '@sanabel/brand/zone';
import type { Locale } from '@sanabel/contract/enumerations';
import { useLanguage } from '../language/language.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

const formatsOf = (locale: Locale) => {
  const region = COUNTRY.formats[locale];
  const relative = new Intl.RelativeTimeFormat(region, { numeric: 'auto' });
  return {
    number: (value: number) => formatNumber(locale, value),
    percent: (share: number) => share.toLocaleString(region, { style: 'percent' }),
    date: (moment: string | number) => new Date(moment).toLocaleDateString(region, { dateStyle: 'long' }),
    month: (moment: string | number) => new Date(moment).toLocaleDateString(region, { month: 'short' }),
    monthOfYear: (moment: string | number) => new Date(moment).toLocaleDateString(region, { month: 'long', year: 'numeric' }),
    time: (moment: string | number) => new Date(moment).toLocaleTimeString(region, { timeStyle: 'short' }),
    dateTime: (moment: string | number) => new Date(moment).toLocaleString(region, { dateStyle: 'long', timeStyle: 'short' }),
    megabytes: (bytes: number) =>
      (bytes / 1_048_576).toLocaleString(region, { style: 'unit', unit: 'megabyte', unitDisplay: 'long', maximumFractionDigits: 1 }),
    list: (parts: readonly string[]) => new Intl.ListFormat(region).format(parts),
    /** Gives a relative time within 24 hours, else the date. */
    ago: (moment: string, now = Date.now()) => {
      const passed = now - Date.parse(moment);
      if (passed < MINUTE) return relative.format(0, 'second');
      if (passed < HOUR) return relative.format(-Math.round(passed / MINUTE), 'minute');
      if (passed < 24 * HOUR) return relative.format(-Math.round(passed / HOUR), 'hour');
      return new Date(moment).toLocaleDateString(region, { dateStyle: 'long' });
    },
  };
};

export type Formats = ReturnType<typeof formatsOf>;
const FORMATS = { ar: formatsOf('ar'), en: formatsOf('en') } as const;

export const useFormats = (): Formats => FORMATS[useLanguage()];

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Formats timestamps in the club's time zone. */
export const useMomentWords = () => {
  const locale = useLanguage();
  const inside = (moment: string): string => formatWhen(locale, Date.parse(moment));
  return {
    inside,
    listed: (moment: string) => capitalised(formatWhen(locale, Date.parse(moment), { isListed: true })),
    dayHead: (moment: string) => {
      const { word, date } = formatDayHead(locale, Date.parse(moment));
      return { word: word && capitalised(word), date };
    },
    time: (moment: string) => formatMinutes(locale, wallTime(Date.parse(moment)).minutes, { isListed: true }),
    day: (moment: string) => formatTimestamp(locale, Date.parse(moment), { isShort: true }).day,
    /** Takes minutes since midnight. */
    timeOfDay: (minutes: number) => formatMinutes(locale, minutes),
  };
};
