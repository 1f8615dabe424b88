import { NAME_MAX, ROLE_MAX } from '../limits.ts';
import { defineKind, ORDERED_LIST } from './kind.ts';

export const partners = defineKind({
  ...ORDERED_LIST,
  name: 'partners',
  singular: 'partner',
  isPerson: true,
  page: '/',
  labels: {
    ar: { list: 'الشركاء', one: 'شريك', keywords: 'شريك، إضافة شريك، شعار، رابط' },
    en: { list: 'Partners', one: 'Partner', keywords: 'Partner, add a partner, logo, link' },
  },
  sortable: ['name', 'arabicName'],
  fields: {
    name: { type: 'text', language: 'both', max: NAME_MAX, found: 'name' },
    /** One line: the goods or services, and the place. */
    offer: { type: 'text', language: 'both', max: ROLE_MAX, isOptional: true, found: 'also' },
    link: { type: 'link' },
    logo: { type: 'image' },
  },
});
