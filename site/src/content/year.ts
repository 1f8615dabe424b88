import { COUNTRY } from '@sanabel/brand/club';

const YEAR = new Intl.DateTimeFormat('en-u-ca-gregory-nu-latn', { year: 'numeric', timeZone: COUNTRY.timeZone });

/** The calendar year where the club is. Pages are rendered again when another begins. */
export const clubYear = (now: Date): number => Number(YEAR.format(now));
