import { GUIDE_REGIONS, GUIDE_ROWS } from './rows.ts';

const ORDER: readonly string[] = [
  'scientificName',
  'synonyms',
  'arabicSynonyms',
  'regions',
  ...GUIDE_REGIONS,
  'sowing',
  'harvest',
  'varieties',
  ...GUIDE_ROWS,
  'from',
  'to',
  'name',
  'arabicName',
  'place',
  'arabicPlace',
  'value',
  'unit',
  'note',
  'arabicNote',
  'source',
  'sources',
  'year',
  'date',
  'readOn',
  'page',
  'link',
  'reviewedBy',
  'reviewedOn',
];

const isEmpty = (value: unknown): boolean =>
  value === undefined || value === '' || (typeof value === 'object' && value !== null && Object.keys(value).length === 0);

/** A unit or source without a value means nothing. */
const isBlank = (names: readonly string[]): boolean => names.every((name) => name === 'unit' || name === 'source');

/** Removes empty parts and fixes the order. Lists keep their indexes, which are the numbers of the sources. */
const tidy = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(tidy);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value)
    .map(([name, inner]) => [name, tidy(inner)] as const)
    .filter(([, inner]) => !isEmpty(inner))
    .sort(([one], [other]) => ORDER.indexOf(one) - ORDER.indexOf(other));
  return isBlank(entries.map(([name]) => name)) ? {} : Object.fromEntries(entries);
};

export const writeGrowingGuide = (growingGuide: object): string => {
  const tidied = tidy(growingGuide);
  return isEmpty(tidied) ? '' : JSON.stringify(tidied);
};
