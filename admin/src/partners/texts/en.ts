import { two } from '../../i18n/plural-forms.ts';
import type { Shape } from '../../i18n/shape.ts';
import type { ar } from './ar.ts';

export const en = {
  title: 'Partners',
  lead: 'Shown in the band of the home page, in the order that you choose.',
  ...two('total', 'Total: one partner', 'Total: {{count, n}} partners'),
  addTitle: 'Add a partner',
  editTitle: 'Edit “{{name}}”',
  name: 'Name',
  arabicName: 'Name in Arabic',
  arabicNameHint: 'Shown on the Arabic pages instead of the first name.',
  link: 'Link to the website',
  linkHint: 'The whole address, such as https://namaa.example',
  logo: 'Logo',
  logoHint: 'Best with a white or transparent background.',
  preview: 'This is how it appears on the site',
  previewName: 'The partner’s name',
  add: 'Add the partner',
  adding: 'Adding the partner…',
  added: 'The partner is added.',
  saved: 'The partner’s data is saved.',
  incomplete: 'all fields are required',
  addFailed: 'error during addition',
  deleteFailed: 'error while deleting the partner',
  visit: 'Visit the link',
  editOne: 'Edit {{name}}',
  deleteOne: 'Delete {{name}}',
  search: 'Search the partners',
  empty: 'No partners yet. Add the first one with the form; it appears on the home page once it is published.',
} satisfies Shape<typeof ar>;
