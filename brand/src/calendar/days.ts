import type { Day } from './halves.ts';

/** Gregorian and Coptic days of a timestamp in a time zone, independent of the device's clock and of the club's settings. */

type Calendar = 'gregory' | 'coptic';

/** English writes the month first, with any separators. */
const dayBy = (calendar: Calendar, timestamp: number, timeZone: string): Day => {
  const shown = new Date(timestamp).toLocaleDateString(`en-u-ca-${calendar}`, { timeZone, month: 'numeric', day: 'numeric' });
  const [month, day] = shown.match(/\d+/g) ?? [];
  return { month: Number(month), day: Number(day) };
};

export const gregorianDay = (timestamp: number, timeZone: string): Day => dayBy('gregory', timestamp, timeZone);

/** Months count from Tut. The thirteenth has five days, or six in a leap year. */
export const copticDay = (timestamp: number, timeZone: string): Day => dayBy('coptic', timestamp, timeZone);
