import { six } from '../../i18n/catalogue.ts';

export const ar = {
  title: 'الخدمات المقدمة',
  lead: 'ما تضيفه هنا يظهر على الموقع بالعربية والإنجليزية بعد دقائق من الحفظ.',
  search: 'ابحث في المحاصيل والمقالات',
  figures: {
    title: 'أرقام النادي',
    requests: 'طلبات العمل في ١٢ شهرًا',
    types: 'المحاصيل بحسب النوع',
    seasons: 'المحاصيل بحسب الموسم',
    articles: 'المقالات بحسب النوع',
    name: 'البند',
    count: 'العدد',
    month: 'الشهر',
    unknown: 'تعذّر تحميل الأرقام الآن.',
    ...six('requestsTotal', {
      zero: 'لا طلبات',
      one: 'طلب واحد',
      two: 'طلبان',
      few: '{{count, n}} طلبات',
      many: '{{count, n}} طلبًا',
      other: '{{count, n}} طلب',
    }),
  },
};
