import { glossary } from '@sanabel/contract/kinds/other';
import { fieldLabels, type Shape, two } from '../../../kit/i18n/catalogue.ts';
import type { ar } from './ar.ts';

export const en = {
  ...fieldLabels(glossary.fields, 'en'),
  title: 'Terms',
  lead: 'The club’s terms and their fixed translations. When a term appears in one language, its translation is suggested below the field of the other.',
  ...two('total', 'One term', '{{count, n}} terms'),
  add: 'Add a term',
  edit: 'Edit a term',
  search: 'Search the terms',
  acts: 'Actions',
  editOf: 'Edit the term {{term}}',
  deleteOf: 'Delete the term {{term}}',
  deleteBody: 'Texts written with it do not change; it will no longer be suggested. It cannot be restored.',
  empty: 'No terms yet. Add the first word that the club always translates the same way.',
} satisfies Shape<typeof ar>;
