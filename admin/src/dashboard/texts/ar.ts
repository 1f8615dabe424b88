import { six } from '../../i18n/catalogue.ts';

export const ar = {
  title: 'الخدمات المقدمة',
  search: 'ابحث بالاسم أو العنوان أو الوصف',
  filter: 'بحث وتصفية',
  needs: {
    title: 'ما ينتظرك',
    nothing: 'لا شيء ينتظرك.',
    failed: 'تعذّر النشر',
    failedItem: 'لم يُنشر {{name}}',
    ...six('requests', {
      zero: 'لا طلبات عمل جديدة',
      one: 'طلب عمل جديد',
      two: 'طلبا عمل جديدان',
      few: '{{count, n}} طلبات عمل جديدة',
      many: '{{count, n}} طلب عمل جديدًا',
      other: '{{count, n}} طلب عمل جديد',
    }),
    ...six('drafts', {
      zero: 'لا مسودات',
      one: 'مسودة',
      two: 'مسودتان',
      few: '{{count, n}} مسودات',
      many: '{{count, n}} مسودة',
      other: '{{count, n}} مسودة',
    }),
  },
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
