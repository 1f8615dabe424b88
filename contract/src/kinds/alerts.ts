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
