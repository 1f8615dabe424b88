import { defineKind, ORDERED_LIST } from './kind.ts';

export const partners = defineKind({
  ...ORDERED_LIST,
  name: 'partners',
  singular: 'partner',
  isPerson: true,
  labels: { ar: { list: 'الشركاء', one: 'شريك' }, en: { list: 'Partners', one: 'Partner' } },
});
