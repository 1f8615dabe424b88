import type { Locale } from '@sanabel/contract/enumerations';
import { COUNTRY } from './club.ts';

const FORMATS: Record<Locale, string> = COUNTRY.formats;

export const formatNumber = (locale: Locale, value: number): string => value.toLocaleString(FORMATS[locale]);

/** A year is not a quantity: no thousands separator. */
export const formatYear = (locale: Locale, year: number): string => year.toLocaleString(FORMATS[locale], { useGrouping: false });

/** The day that it is at the club, written out. */
export const formatDate = (locale: Locale, iso: string): string =>
  new Date(iso).toLocaleDateString(FORMATS[locale], { dateStyle: 'long', timeZone: COUNTRY.timeZone });
