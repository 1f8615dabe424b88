import { six } from '../../i18n/plural-forms.ts';

export const ar = {
  live: 'الموقع منشور',
  liveAt: 'آخر تحديث {{time}}',
  waiting: 'تعديلات بانتظار النشر',
  ...six('pending', {
    zero: 'لا تعديلات بانتظار النشر',
    one: 'تعديل واحد بانتظار النشر',
    two: 'تعديلان بانتظار النشر',
    few: '{{count, n}} تعديلات بانتظار النشر',
    many: '{{count, n}} تعديلًا بانتظار النشر',
    other: '{{count, n}} تعديل بانتظار النشر',
  }),
  waitingHint: 'تُنشر وحدها بعد لحظات.',
  publishNow: 'انشر الآن',
  building: 'جارٍ النشر',
  buildingHint: 'يمكنك متابعة العمل.',
  failed: 'تعذّر النشر',
  failedHint: 'يرى الزوار النسخة السابقة، ولم يضع شيء من تعديلاتك.',
  failedSince: 'ما زال الزوار يرون نسخة {{time}}، وتعديلاتك محفوظة.',
  retry: 'أعد المحاولة',
  unknown: 'حالة النشر غير معروفة الآن',
};
