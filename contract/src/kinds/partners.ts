import { defineKind, ORDERED_LIST } from './kind.ts';

export const partners = defineKind({
  ...ORDERED_LIST,
  name: 'partners',
  singular: 'partner',
  isPerson: true,
  labels: {
    ar: { list: 'الشركاء', one: 'شريك', keywords: 'شريك، إضافة شريك، شعار، رابط' },
    en: { list: 'Partners', one: 'Partner', keywords: 'Partner, add a partner, logo, link' },
  },
});
