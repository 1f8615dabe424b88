import { labels } from '@sanabel/contract/labels/en';
import { NAMES } from '../../content/names.ts';
import { type Shape, two } from '../../i18n/catalogue.ts';
import type { ar } from './ar.ts';

export const en = {
  title: 'Crops',
  add: 'Add a crop',
  empty: 'No crops yet. Add the first one and it will appear on the site.',
  ...two('total', 'One crop', '{{count, n}} crops'),
  edit: 'Edit crop',
  ...labels.cropFields,
  allTypes: 'All types',
  allSeasons: 'All seasons',
  types: labels.cropTypes,
  seasons: labels.seasons,
  ...NAMES.en.months,
  name: 'Crop name',
  nameHint: 'Shown on the card.',
  titleHint: 'A line at the top of the crop’s page.',
  sheet: { title: 'Crop sheet' },
  growthNumber: 'Or type the number of months',
} satisfies Shape<typeof ar>;
