import type { Day } from './halves.ts';

/** Gregorian and Coptic days of a timestamp in a time zone, independent of the device's clock and of the club's settings. */

type Calendar = 'gregory' | 'coptic';

export const shown = (locale: string, calendar: Calendar, month: 'numeric' | 'long', moment: number, timeZone: string): string =>
  new Date(moment).toLocaleDateString(`${locale}-u-ca-${calendar}`, { timeZone, month, day: 'numeric' });

/** English writes the month first, with any separators. */
const dayBy = (calendar: Calendar, moment: number, timeZone: string): Day => {
  const [month, day] = shown('en', calendar, 'numeric', moment, timeZone).match(/\d+/g) ?? [];
  return { month: Number(month), day: Number(day) };
};

export const gregorianDay = (moment: number, timeZone: string): Day => dayBy('gregory', moment, timeZone);

/** Months count from Tut. The thirteenth has five days, or six in a leap year. */
export const copticDay = (moment: number, timeZone: string): Day => dayBy('coptic', moment, timeZone);

/** "22 November", "١٣ هاتور". */
export const dayInWords = (format: string, calendar: Calendar, moment: number, timeZone: string): string =>
  shown(format, calendar, 'long', moment, timeZone);
