import type { Shape } from '../../i18n/catalogue.ts';
import type { ar } from './ar.ts';

export const en = {
  edit: 'Edit {{name}}',
  delete: 'Delete {{name}}',
  nothingFound: 'Nothing here matches what you are looking for.',
  showAll: 'Show all',
  showPages: 'Show page by page',
  lastSaved: '{{name}}, last saved {{when}}',
  newLead: 'Write in both languages: every visitor reads one of them.',
  languages: 'Language of the fields',
  title: 'Title',
  description: 'Short description',
  inArabic: '{{field}} in Arabic',
  inEnglish: '{{field}} in English',
  save: 'Save and publish',
  missing: 'Still missing before you can save: {{field}}.',
  wrong: 'To be corrected before you can save: {{field}}.',
  oddField: 'This item holds a value that is not known. Please reload the page.',
  nothingChanged: 'Nothing has changed yet.',
  preview: 'Preview of the card',
  previewLanguage: 'Language of the preview',
  added: '“{{name}}” is added and reaches the site shortly.',
  kept: '“{{name}}” is saved; visitors do not see it yet.',
  saved: '“{{name}}” is saved and reaches the site shortly.',
  gone: 'This item does not exist; somebody may have deleted it.',
} satisfies Shape<typeof ar>;
