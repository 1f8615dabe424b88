import { members } from '@sanabel/contract/kinds/members';
import { fieldLabels, type Shape, two } from '../../../kit/i18n/catalogue.ts';
import { itemTexts } from '../../../kit/lists/texts/en.ts';
import type { ar } from './ar.ts';

export const en = {
  ...itemTexts(members),
  ...fieldLabels(members.fields, 'en'),
  lead: 'Shown on the home page, in the order you choose.',
  ...two('total', 'Total: one member', 'Total: {{count, n}} members'),
  previewRole: 'Their role in the club',
  noBio: 'no bio',
  incomplete: 'name, job and image are all required',
  addFailed: 'error while adding the member',
  search: 'Search by name or role',
  empty: 'No members yet. Add the first one with the form; they appear on the home page once it is published.',
} satisfies Shape<typeof ar>;
