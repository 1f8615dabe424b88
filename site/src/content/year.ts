import { COUNTRY } from '@sanabel/brand/club';

const MONTH = new Intl.DateTimeFormat('en-u-ca-gregory-nu-latn', { year: 'numeric', month: 'numeric', timeZone: COUNTRY.timeZone });

/** A calendar month where the club is, 1 for January. Pages are rendered again when another begins. */
export interface ClubMonth {
  year: number;
  month: number;
}

export const clubMonth = (now: Date): ClubMonth => {
  const parts = new Map(MONTH.formatToParts(now).map(({ type, value }) => [type, Number(value)]));
  return { year: parts.get('year') ?? 0, month: parts.get('month') ?? 0 };
};
