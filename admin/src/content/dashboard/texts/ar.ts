import { kindNames } from '@sanabel/contract/kinds/index';
import { needs } from '@sanabel/contract/labels/ar';
import { WAITING } from '@sanabel/contract/states';
import { countedAll, six } from '../../../kit/i18n/catalogue.ts';

export const ar = {
  title: 'الخدمات المقدمة',
  search: 'ابحث بالاسم أو العنوان أو الوصف',
  change: 'ماذا تريد أن تغيّر؟ مثل: رقم الهاتف',
  lastDone: 'آخر ما عملت',
  needs: {
    title: needs.title,
    ...six('count', {
      zero: 'لا شيء ينتظرك',
      one: 'شيء ينتظرك',
      two: 'شيئان ينتظرانك',
      few: '{{count, n}} أشياء تنتظرك',
      many: '{{count, n}} شيئًا ينتظرك',
      other: '{{count, n}} شيء ينتظرك',
    }),
    lists: { ...kindNames('ar', 'list'), ...needs.articles },
    failed: needs.failed,
    failedItem: 'لم يُنشر {{name}}',
    ...countedAll(['requests', ...WAITING], needs),
  },
  missed: {
    title: 'بحث عنه الزوّار ولم يجدوه',
    hint: 'كلمات آخر ٩٠ يومًا بلا نتيجة، ومعها عدد المرات. قد يكون بعضها مقالًا ينقص الموقع، أو اسمًا آخر لمحصول موجود.',
    none: 'كل ما بحث عنه الزوّار في آخر ٩٠ يومًا وجدوه.',
    unknown: 'تعذّر تحميل كلمات البحث الآن.',
    ...six('times', { zero: 'مرة', one: 'مرة', two: 'مرتان', few: 'مرات', many: 'مرة', other: 'مرة' }),
  },
  useful: {
    title: 'هل أفادت الصفحات زوّارها؟',
    hint: 'إجابات الزوّار منذ {{month}}، وفي الأعلى ما قالوا عنه «لا» أكثر من غيره.',
    none: 'لم يجب أحد عن هذا السؤال منذ {{month}}.',
    nothing: 'لم تصل إجابات ولا قراءات بعد.',
    unknown: 'تعذّر تحميل إجابات الزوّار الآن.',
    page: 'الصفحة',
    yes: 'نعم',
    no: 'لا',
    opened: 'قراءات',
    unopened: 'صفحات لا يفتحها أحد',
    unopenedHint:
      'على الموقع منذ شهر أو أكثر، ولم تُعدّ لها قراءة واحدة منذ {{month}}. نعدّ من بقي في الصفحة عشر ثوانٍ، ولا نعدّ من يوفّر البيانات أو يطلب ألا يُتتبّع.',
    unopenedNone: 'لكل صفحة على الموقع منذ شهر أو أكثر قراءة واحدة على الأقل منذ {{month}}.',
    ...six('more', {
      zero: 'ولا صفحة غيرها.',
      one: 'وصفحة أخرى.',
      two: 'وصفحتان أخريان.',
      few: 'و{{count, n}} صفحات أخرى.',
      other: 'و{{count, n}} صفحة أخرى.',
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
