import { partners } from '@sanabel/contract/kinds/partners';
import { fieldLabels, six } from '../../../kit/i18n/catalogue.ts';
import { itemTexts } from '../../../kit/lists/texts/ar.ts';

export const ar = {
  ...itemTexts(partners),
  ...fieldLabels(partners.fields, 'ar'),
  lead: 'يظهرون في شريط الصفحة الرئيسية، بالترتيب الذي تختاره.',
  ...six('total', {
    zero: 'لا شركاء بعد',
    one: 'الإجمالي: شريك واحد',
    two: 'الإجمالي: شريكان',
    few: 'الإجمالي: {{count, n}} شركاء',
    many: 'الإجمالي: {{count, n}} شريكًا',
    other: 'الإجمالي: {{count, n}} شريك',
  }),
  incomplete: 'كل الخانات مطلوبة',
  addFailed: 'حدث خطأ أثناء الإضافة',
  visit: 'زيارة الرابط',
  search: 'ابحث باسم الشريك أو ما يقدّمه',
  empty: 'لا يوجد شركاء بعد. أضف أولهم من النموذج، ويظهر على الصفحة الرئيسية بعد النشر.',
};
