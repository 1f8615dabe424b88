import { labels } from '@sanabel/contract/labels/ar';
import { NAMES } from '../../content/names.ts';
import { six } from '../../i18n/catalogue.ts';

export const ar = {
  title: 'المحاصيل',
  add: 'إضافة محصول',
  empty: 'لا توجد محاصيل بعد. أضف أول محصول ليظهر على الموقع.',
  ...six('total', {
    zero: 'لا محاصيل',
    one: 'محصول واحد',
    two: 'محصولان',
    few: '{{count, n}} محاصيل',
    many: '{{count, n}} محصولًا',
    other: '{{count, n}} محصول',
  }),
  edit: 'تعديل محصول',
  ...labels.cropFields,
  allTypes: 'كل الأنواع',
  allSeasons: 'كل المواسم',
  types: labels.cropTypes,
  seasons: labels.seasons,
  ...NAMES.ar.months,
  name: 'اسم المحصول',
  nameHint: 'يظهر على البطاقة.',
  titleHint: 'سطر يعرّف بالمحصول في أعلى صفحته.',
  growthNumber: 'أو اكتب عدد الأشهر',
  sheet: { title: 'بطاقة المحصول' },
};
