import { type Shape, two } from '../../../kit/i18n/catalogue.ts';
import type { ar } from './ar.ts';

export const en = {
  title: 'Terms',
  lead: 'The club’s words and their fixed translations. A term in one language is offered under the field of the other one.',
  ...two('total', 'One term', '{{count, n}} terms'),
  add: 'Add a term',
  edit: 'Edit a term',
  search: 'Search the terms',
  arabic: 'Term in Arabic',
  english: 'Term in English',
  note: 'Note',
  noteHint: 'When it is used, or what not to say instead. Writers see it.',
  acts: 'Actions',
  editOf: 'Edit the term {{term}}',
  deleteOf: 'Delete the term {{term}}',
  deleteBody: 'Nothing that was written with it changes; it is no longer offered to writers. It cannot be restored.',
  empty: 'No terms yet. Add the first word that the club always translates in the same way.',
} satisfies Shape<typeof ar>;
