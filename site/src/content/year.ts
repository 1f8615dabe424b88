import { COUNTRY } from '@sanabel/brand/club';

const YEAR = new Intl.DateTimeFormat('en-u-ca-gregory-nu-latn', { year: 'numeric', timeZone: COUNTRY.timeZone });

/** The calendar year where the club is. */
export const clubYear = (now: Date): number => Number(YEAR.format(now));
