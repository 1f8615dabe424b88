import { NAME_MAX, ROLE_MAX } from '../limits.ts';
import { defineKind, ORDERED_LIST } from './kind.ts';

export const partners = defineKind({
  ...ORDERED_LIST,
  name: 'partners',
  singular: 'partner',
  isPerson: true,
  page: '/',
  icon: 'hands',
  labels: {
    ar: {
      list: 'الشركاء',
      one: 'شريك',
      heading: 'شركاؤنا',
      keywords: 'شريك، إضافة شريك، شعار، رابط',
      counted: { one: 'شريك واحد', two: 'شريكان', few: '{{n}} شركاء', many: '{{n}} شريكًا', other: '{{n}} شريك' },
    },
    en: {
      list: 'Partners',
      one: 'Partner',
      heading: 'Our partners',
      keywords: 'Partner, add a partner, logo, link',
      counted: { one: 'one partner', other: '{{n}} partners' },
    },
  },
  help: {
    ar: 'هؤلاء شركاء النادي بشعاراتهم وروابطهم. أفضل شعار خلفيته شفافة، والرابط يُفتح في تبويب جديد.',
    en: 'The club’s partners with their logos and links. A logo with a transparent background looks best, and the link opens in a new tab.',
  },
  sortable: ['name', 'arabicName'],
  fields: {
    name: { type: 'text', language: 'both', max: NAME_MAX, found: 'name', label: { ar: 'الاسم', en: 'Name' } },
    offer: {
      type: 'text',
      language: 'both',
      max: ROLE_MAX,
      isOptional: true,
      found: 'also',
      label: { ar: 'ما يقدّمه', en: 'What it offers' },
      hint: {
        ar: 'سطر واحد، مثل: تقاوي قمح معتمدة، الغربية. ويجده الزوّار في البحث.',
        en: 'One line, such as “Certified wheat seed, Gharbia”. Visitors find it in the search.',
      },
    },
    link: {
      type: 'link',
      label: { ar: 'رابط الموقع', en: 'Website link' },
      hint: {
        ar: 'مثل \u2066namaa.example\u2069، ويُضاف \u2066https://\u2069 في أوله تلقائيًا.',
        en: 'Such as namaa.example; https:// is added automatically.',
      },
    },
    logo: {
      type: 'image',
      label: { ar: 'الشعار', en: 'Logo' },
      hint: { ar: 'الأفضل شعار بخلفية بيضاء أو شفافة.', en: 'Best with a white or transparent background.' },
    },
  },
});
