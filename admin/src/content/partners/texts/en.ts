import { partners } from '@sanabel/contract/kinds/partners';
import { fieldLabels, type Shape, two } from '../../../kit/i18n/catalogue.ts';
import { itemTexts } from '../../../kit/lists/texts/en.ts';
import type { ar } from './ar.ts';

export const en = {
  ...itemTexts(partners),
  ...fieldLabels(partners.fields, 'en'),
  lead: 'Shown in the partners’ strip on the home page, in the order you choose.',
  ...two('total', 'Total: one partner', 'Total: {{count, n}} partners'),
  incomplete: 'all fields are required',
  addFailed: 'error during addition',
  visit: 'Visit the link',
  search: 'Search by name or offer',
  empty: 'No partners yet. Add the first one with the form; it appears on the home page once it is published.',
} satisfies Shape<typeof ar>;
