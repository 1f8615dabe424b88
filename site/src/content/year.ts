import { COUNTRY } from '@sanabel/brand/club';

const YEAR = new Intl.DateTimeFormat('en-u-ca-gregory-nu-latn', { year: 'numeric', timeZone: COUNTRY.timeZone });

/** The calendar year at the club. Pages are rendered again when it changes. */
export const clubYear = (now: Date): number => Number(YEAR.format(now));
