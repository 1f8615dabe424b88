import type { Shape } from '../../i18n/catalogue.ts';
import type { ar } from './ar.ts';

export const en = {
  edit: 'Edit {{name}}',
  delete: 'Delete {{name}}',
  nothingFound: 'Nothing here matches what you are looking for.',
  showAll: 'Show all',
  showPages: 'Show page by page',
  lastSaved: '{{name}}, last saved {{when}}',
  newLead: 'Write in both languages: each visitor reads only one.',
  languages: 'Language of the fields',
  title: 'Title',
  description: 'Short description',
  inArabic: '{{field}} in Arabic',
  inEnglish: '{{field}} in English',
  save: 'Save and publish',
  missing: 'Before you can save, fill in: {{field}}.',
  wrong: 'Before you can save, correct: {{field}}.',
  oddField: 'This item has an unknown value. Please reload the page.',
  nothingChanged: 'Nothing has changed yet.',
  preview: 'Card preview',
  previewLanguage: 'Preview language',
  added: '“{{name}}” has been added and will be on the site shortly.',
  kept: '“{{name}}” has been saved; visitors do not see it yet.',
  saved: '“{{name}}” has been saved and will be on the site shortly.',
  gone: 'This item does not exist. Somebody may have deleted it.',
} satisfies Shape<typeof ar>;
