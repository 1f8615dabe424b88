import type { booklet as arabic } from '../ar/booklet.ts';
import type { Counterpart } from '../ar/index.ts';

export const booklet = {
  titles: { Winter: 'Winter crops', Summer: 'Summer crops', Nile: 'Nile (late summer) crops', 'Year-round': 'Year-round crops' },
  description:
    '{{title}} in a booklet to print: the dates in one table from Tout to Mesra, room for your notes, and a short note on each crop.',
  span: 'From Tout to Mesra',
  link: 'Booklet to print',
  print: 'Print the booklet',
  hint: 'Its pages are half a sheet (A5). Choose your region before you print.',
  unknown: 'The dates for this region have not been checked yet.',
  months: 'The numbers are Gregorian months; the Coptic months begin around the 10th. Growth periods are approximate.',
  notes: 'Notes on my land',
  crops: 'A short note on each crop',
  more: 'These are the first crops of the season; the rest are on the site.',
} satisfies Counterpart<typeof arabic>;
