import type { Day } from './halves.ts';

/** The Gregorian and the Coptic day at a moment in a time zone, whatever the clock of the device says. It needs nothing of the club's settings. */

type Calendar = 'gregory' | 'coptic';

/** A day without its year, as a language writes it. */
export const shown = (locale: string, calendar: Calendar, month: 'numeric' | 'long', moment: number, timeZone: string): string =>
  new Date(moment).toLocaleDateString(`${locale}-u-ca-${calendar}`, { timeZone, month, day: 'numeric' });

/** English names the month first, whatever signs stand beside the two numbers. */
const dayBy = (calendar: Calendar, moment: number, timeZone: string): Day => {
  const [month, day] = shown('en', calendar, 'numeric', moment, timeZone).match(/\d+/g) ?? [];
  return { month: Number(month), day: Number(day) };
};

export const gregorianDay = (moment: number, timeZone: string): Day => dayBy('gregory', moment, timeZone);

/** Months count from Tut; the thirteenth is the little one, of five days or, in a leap year, six. */
export const copticDay = (moment: number, timeZone: string): Day => dayBy('coptic', moment, timeZone);

/** A day in words without its year: "22 November", "١٣ هاتور". */
export const dayInWords = (format: string, calendar: Calendar, moment: number, timeZone: string): string =>
  shown(format, calendar, 'long', moment, timeZone);
