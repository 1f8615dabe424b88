import { partners } from '@sanabel/contract/kinds/partners';
import { type Shape, two } from '../../../kit/i18n/catalogue.ts';
import { itemTexts } from '../../../kit/lists/texts/en.ts';
import type { ar } from './ar.ts';

export const en = {
  ...itemTexts(partners),
  lead: 'Shown in the partners’ strip on the home page, in the order you choose.',
  ...two('total', 'Total: one partner', 'Total: {{count, n}} partners'),
  name: 'Name in English',
  arabicName: 'Name in Arabic',
  offer: 'What it offers, in English',
  offerHint: 'One line, such as “Certified wheat seed, Gharbia”. Visitors find it in the search.',
  arabicOffer: 'What it offers, in Arabic',
  arabicOfferHint: 'One line, such as «تقاوي قمح معتمدة، الغربية». Visitors find it in the search.',
  link: 'Website link',
  linkHint: 'Such as namaa.example; https:// is added automatically.',
  logo: 'Logo',
  logoHint: 'Best with a white or transparent background.',
  incomplete: 'all fields are required',
  addFailed: 'error during addition',
  visit: 'Visit the link',
  search: 'Search by name or offer',
  empty: 'No partners yet. Add the first one with the form; it appears on the home page once it is published.',
} satisfies Shape<typeof ar>;
