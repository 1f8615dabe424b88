import type { InputOf } from '@sanabel/contract/entities/index';
import { partners } from '@sanabel/contract/kinds/partners';
import { type FieldTexts, six } from '../../../kit/i18n/catalogue.ts';
import { itemTexts } from '../../../kit/lists/texts/ar.ts';

export const ar = {
  ...itemTexts(partners),
  lead: 'يظهرون في شريط الصفحة الرئيسية، بالترتيب الذي تختاره.',
  ...six('total', {
    zero: 'لا شركاء بعد',
    one: 'الإجمالي: شريك واحد',
    two: 'الإجمالي: شريكان',
    few: 'الإجمالي: {{count, n}} شركاء',
    many: 'الإجمالي: {{count, n}} شريكًا',
    other: 'الإجمالي: {{count, n}} شريك',
  }),
  name: 'الاسم بالإنجليزية',
  arabicName: 'الاسم بالعربية',
  offer: 'ما يقدّمه بالإنجليزية',
  offerHint: 'سطر واحد، مثل: \u2066Certified wheat seed, Gharbia\u2069. ويجده الزوّار في البحث.',
  arabicOffer: 'ما يقدّمه بالعربية',
  arabicOfferHint: 'سطر واحد، مثل: تقاوي قمح معتمدة، الغربية. ويجده الزوّار في البحث.',
  link: 'رابط الموقع',
  linkHint: 'مثل \u2066namaa.example\u2069، ويُضاف \u2066https://\u2069 في أوله تلقائيًا.',
  logo: 'الشعار',
  logoHint: 'الأفضل شعار بخلفية بيضاء أو شفافة.',
  incomplete: 'كل الخانات مطلوبة',
  addFailed: 'حدث خطأ أثناء الإضافة',
  visit: 'زيارة الرابط',
  search: 'ابحث باسم الشريك أو ما يقدّمه',
  empty: 'لا يوجد شركاء بعد. أضف أولهم من النموذج، ويظهر على الصفحة الرئيسية بعد النشر.',
} satisfies FieldTexts<InputOf<'partners'>>;
