import type { Day } from './halves.ts';

/** Gregorian and Coptic days of a timestamp in a time zone, independent of the device's clock and of the club's settings. */

type Calendar = 'gregory' | 'coptic';

const shown = (locale: string, calendar: Calendar, month: 'numeric' | 'long', timestamp: number, timeZone: string): string =>
  new Date(timestamp).toLocaleDateString(`${locale}-u-ca-${calendar}`, { timeZone, month, day: 'numeric' });

/** English writes the month first, with any separators. */
const dayBy = (calendar: Calendar, timestamp: number, timeZone: string): Day => {
  const [month, day] = shown('en', calendar, 'numeric', timestamp, timeZone).match(/\d+/g) ?? [];
  return { month: Number(month), day: Number(day) };
};

export const gregorianDay = (timestamp: number, timeZone: string): Day => dayBy('gregory', timestamp, timeZone);

/** Months count from Tut. The thirteenth has five days, or six in a leap year. */
export const copticDay = (timestamp: number, timeZone: string): Day => dayBy('coptic', timestamp, timeZone);

/** "22 November", "١٣ هاتور". */
export const formatDayAs = (format: string, calendar: Calendar, timestamp: number, timeZone: string): string =>
  shown(format, calendar, 'long', timestamp, timeZone);
