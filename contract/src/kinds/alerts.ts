import type { GuideRegion } from '../growing-guide/rows.ts';
import { labels as arabic } from '../labels/ar.ts';
import { labels as english } from '../labels/en.ts';
import { NAME_MAX } from '../limits.ts';
import { defineKind, ORDERED_LIST } from './kind.ts';

const region = (name: GuideRegion) => ({ ar: arabic.guideRegions[name], en: english.guideRegions[name] });

/** Warnings that visitors see from `from` to `until`. */
export const alerts = defineKind({
  ...ORDERED_LIST,
  name: 'alerts',
  singular: 'alert',
  page: '/alerts/{id}',
  inFeed: true,
  inOpenData: true,
  icon: 'bell',
  labels: {
    ar: {
      list: 'التنبيهات',
      one: 'تنبيه',
      keywords: 'تنبيه، إضافة تنبيه، تحذير، طقس، آفة، صقيع',
      counted: { one: 'تنبيه واحد', two: 'تنبيهان', few: '{{n}} تنبيهات', many: '{{n}} تنبيهًا', other: '{{n}} تنبيه' },
    },
    en: {
      list: 'Alerts',
      one: 'Alert',
      keywords: 'Alert, add an alert, warning, weather, pest, frost',
      counted: { one: '{{n}} alert', other: '{{n}} alerts' },
    },
  },
  help: {
    ar: 'حذّر المزارعين مما يأتي: ما الذي سيحدث، وماذا يفعلون اليوم، ومن أين الخبر. يظهر التنبيه في الرئيسية وصفحات محاصيله من بدايته إلى نهايته، ثم ينتهي وحده.',
    en: 'Warn growers of what is coming: what will happen, what to do today, and who says so. An alert is shown on the home page and on its crops’ pages from its start to its end, then ends automatically.',
  },
  places: [
    { page: '/', tab: { ar: 'الرئيسية', en: 'Home' }, label: { ar: 'الرئيسية، وهذا الشهر', en: 'Home, and “This month”' } },
    { pagesOf: 'crops' },
    {
      page: '/alerts',
      tab: { ar: 'القائمة', en: 'The list' },
      label: { ar: 'التنبيهات، حتى آخر الموسم', en: 'The list of alerts, until the season ends' },
    },
  ],
  sortable: ['title', 'arabicTitle', 'type', 'level', 'from', 'until'],
  sortedBy: { field: 'from', order: 'DESC' },
  validity: { from: 'from', until: 'until' },
  fields: {
    title: {
      type: 'text',
      language: 'both',
      isArabicFirst: true,
      max: 60,
      found: 'name',
      label: { ar: 'العنوان', en: 'Title' },
    },
    happens: {
      type: 'text',
      language: 'both',
      isArabicFirst: true,
      max: 300,
      isMultiline: true,
      found: 'also',
      label: { ar: 'ما الذي سيحدث', en: 'What will happen' },
    },
    steps: {
      type: 'text',
      language: 'both',
      isArabicFirst: true,
      max: 200,
      lines: { min: 2, max: 5 },
      found: 'also',
      label: { ar: 'ماذا يفعل المزارع اليوم؟', en: 'What should a grower do today?' },
      hint: { ar: '«كلمة: جملة» تجعل ما قبل النقطتين بارزًا.', en: '“Word: sentence” makes the part before the colon stand out.' },
    },
    type: {
      type: 'choice',
      label: { ar: 'النوع', en: 'Type' },
      choices: {
        rain: { ar: 'مطر', en: 'Rain' },
        frost: { ar: 'صقيع', en: 'Frost' },
        heat: { ar: 'حر', en: 'Heat' },
        wind: { ar: 'رياح', en: 'Wind' },
        pest: { ar: 'آفة', en: 'Pest' },
        disease: { ar: 'مرض', en: 'Disease' },
        market: { ar: 'سوق', en: 'Market' },
      },
      icons: {
        rain: 'M7 14.5a4 4 0 0 1-.3-8A5.5 5.5 0 0 1 17.2 6a4.3 4.3 0 0 1 .3 8.5M8.5 16.5l-1.5 4M12.7 16.5l-1.5 4M16.9 16.5l-1.5 4',
        frost: 'M12 3v18M4.2 7.5l15.6 9M19.8 7.5l-15.6 9M9.5 4.5L12 7l2.5-2.5M9.5 19.5L12 17l2.5 2.5',
        heat: 'M10 13.2V5.5a2 2 0 1 1 4 0v7.7a4.2 4.2 0 1 1-4 0ZM12 9.5v7M17.5 6h3M17.5 10h2',
        wind: 'M3 9h10.5a2.8 2.8 0 1 0-2.7-3.5M3 13h15a2.8 2.8 0 1 1-2.7 3.5M3 17h7.2a2.2 2.2 0 1 1-2 3',
        pest: 'M9 7.5a3 3 0 0 1 6 0M7.5 12a4.5 4.5 0 0 1 9 0v3a4.5 4.5 0 0 1-9 0ZM12 8v11.5M4 8.5l3.8 2.3M20 8.5l-3.8 2.3M3 14h4.5M21 14h-4.5M4.5 20l3.7-2.3M19.5 20l-3.7-2.3',
        disease: 'M5 19C4 10 10 4 20 4c0 10-6 16-15 15ZM5 19l7-7M11 15.5h.6M14.5 9h.6M15 13h.6',
        market: 'M3 10h18l-2 9.5H5ZM7.5 10L11 4M16.5 10L13 4M9.5 13.5v3M14.5 13.5v3',
      },
    },
    level: {
      type: 'choice',
      label: { ar: 'الدرجة', en: 'Level' },
      urgent: 'act',
      choices: { notice: { ar: 'للعلم', en: 'Notice' }, act: { ar: 'تصرّف اليوم', en: 'Act today' } },
      notes: {
        notice: { ar: 'يعرفه المزارع، ولا يغيّر عمل اليوم.', en: 'Good to know; today’s work stays the same.' },
        act: { ar: 'من يؤجّل إلى الغد يخسر.', en: 'Waiting until tomorrow costs money.' },
      },
    },
    regions: {
      type: 'choices',
      isOptional: true,
      label: { ar: 'المناطق', en: 'Regions' },
      hint: { ar: 'بلا اختيار: كل المناطق.', en: 'None chosen: all regions.' },
      choices: { delta: region('delta'), middle: region('middle'), upper: region('upper'), reclaimed: region('reclaimed') },
    },
    crops: {
      type: 'reference',
      to: 'crops',
      max: 12,
      isOptional: true,
      label: { ar: 'المحاصيل', en: 'Crops' },
      hint: { ar: 'بلا محصول: يظهر في الرئيسية والتنبيهات فقط.', en: 'None: shown on the home page and in the alerts only.' },
    },
    from: { type: 'time', label: { ar: 'يبدأ', en: 'Starts' } },
    until: {
      type: 'time',
      after: 'from',
      label: { ar: 'ينتهي', en: 'Ends' },
      hint: {
        ar: 'بتوقيت القاهرة. ينتهي بعدها تلقائيًا، ولو لم يكن على هاتف الزائر اتصال.',
        en: 'In Cairo’s time. It ends automatically, even on a phone without a connection.',
      },
    },
    source: { type: 'text', language: 'both', isArabicFirst: true, max: NAME_MAX, label: { ar: 'المصدر', en: 'Source' } },
    sourceLink: { type: 'link', isOptional: true, label: { ar: 'رابط المصدر', en: 'Link to the source' } },
    image: {
      type: 'image',
      isOptional: true,
      hasDetails: true,
      label: { ar: 'الصورة', en: 'Image' },
      hint: { ar: 'بلا صورة يظهر رسم نوع التنبيه.', en: 'Without one, the drawing of its type is shown.' },
    },
  },
});
