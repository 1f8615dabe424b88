import type { Day } from './halves.ts';

/** The Gregorian and the Coptic day at a moment in a time zone, whatever the clock of the device says. It needs nothing of the club's settings. */

const partsOf = (
  locale: string,
  moment: number,
  options: Intl.DateTimeFormatOptions,
): Partial<Record<Intl.DateTimeFormatPartTypes, string>> =>
  Object.fromEntries(new Intl.DateTimeFormat(locale, options).formatToParts(moment).map(({ type, value }) => [type, value]));

const dayBy = (calendar: 'gregory' | 'coptic', moment: number, timeZone: string): Day => {
  const { month, day } = partsOf(`en-u-ca-${calendar}-nu-latn`, moment, { timeZone, month: 'numeric', day: 'numeric' });
  return { month: Number(month), day: Number(day) };
};

export const gregorianDay = (moment: number, timeZone: string): Day => dayBy('gregory', moment, timeZone);

/** Months count from Tut; the thirteenth is the little one, of five days or, in a leap year, six. */
export const copticDay = (moment: number, timeZone: string): Day => dayBy('coptic', moment, timeZone);

/** A day in words without its year: "22 November", "١٣ هاتور". */
export const dayInWords = (format: string, calendar: 'gregory' | 'coptic', moment: number, timeZone: string): string =>
  new Intl.DateTimeFormat(`${format}-u-ca-${calendar}`, { timeZone, month: 'long', day: 'numeric' }).format(moment);
