import { formatNumber } from '@sanabel/brand/format';
import type { Locale } from '@sanabel/contract/enumerations';
import type { Counted } from '@sanabel/contract/labels/counted';
import { textsHook } from '../../language/language.ts';

const countedIn = (locale: Locale, forms: Counted) => {
  const rules = new Intl.PluralRules(locale);
  return (count: number): string => (forms[rules.select(count)] ?? forms.other).replace('{{n}}', formatNumber(locale, count));
};

const ar = {
  all: 'الكل',
  allOf: (label: string) => `كل ${label}`,
  order: 'الترتيب',
  newestFirst: (label: string) => `${label}: الأحدث أولًا`,
  oldestFirst: (label: string) => `${label}: الأقدم أولًا`,
  filter: 'اختيارات',
  period: 'المدة',
  until: (time: string) => `إلى ${time}`,
  noPeriod: 'لم تُحدَّد',
  useful: 'أفاد',
  yes: (count: number) => `${formatNumber('ar', count)} نعم`,
  no: (count: number) => `${formatNumber('ar', count)} لا`,
  more: (name: string) => `إجراءات أخرى: ${name}`,
  endNow: 'إنهاء الآن',
  endQuestion: (name: string) => `إنهاء «${name}» الآن؟`,
  endBody: 'يختفي حالًا من الصفحات التي تعرض ما هو سارٍ، ويبقى هنا بين ما انتهى.',
  ended: (name: string) => `انتهى «${name}».`,
  copy: 'إنشاء نسخة جديدة',
  clear: 'مسح الاختيارات',
  noEnglish: 'بلا نص إنجليزي',
  noArabic: 'بلا نص عربي',
  missing: (fields: string, isMore: boolean) => `ينقص: ${fields}${isMore ? '…' : ''}`,
  shown: (count: number, total: string) => `${formatNumber('ar', count)} من ${total}`,
  daysLeft: countedIn('ar', {
    one: 'ينتهي اليوم',
    two: 'بقي يومان',
    few: 'بقي {{n}} أيام',
    many: 'بقي {{n}} يومًا',
    other: 'بقي {{n}} يوم',
  }),
  daysUntil: countedIn('ar', {
    zero: 'يبدأ اليوم',
    one: 'يبدأ غدًا',
    two: 'يبدأ بعد يومين',
    few: 'يبدأ بعد {{n}} أيام',
    many: 'يبدأ بعد {{n}} يومًا',
    other: 'يبدأ بعد {{n}} يوم',
  }),
};

const en: typeof ar = {
  all: 'All',
  allOf: (label) => `All ${label.toLowerCase()}`,
  order: 'Order',
  newestFirst: (label) => `${label}: newest first`,
  oldestFirst: (label) => `${label}: oldest first`,
  filter: 'Filters',
  period: 'Period',
  until: (time) => `to ${time}`,
  noPeriod: 'Not set',
  useful: 'Useful',
  yes: (count) => `${formatNumber('en', count)} yes`,
  no: (count) => `${formatNumber('en', count)} no`,
  more: (name) => `More actions: ${name}`,
  endNow: 'End now',
  endQuestion: (name) => `End “${name}” now?`,
  endBody: 'It leaves the pages that show what is in force at once, and stays here as ended.',
  ended: (name) => `“${name}” has ended.`,
  copy: 'Copy as new',
  clear: 'Clear filters',
  noEnglish: 'No English text',
  noArabic: 'No Arabic text',
  missing: (fields, isMore) => `Missing: ${fields}${isMore ? '…' : ''}`,
  shown: (count, total) => `${formatNumber('en', count)} of ${total}`,
  daysLeft: (count) => (count === 1 ? 'Ends today' : `${formatNumber('en', count)} days left`),
  daysUntil: (count) => (count === 0 ? 'Starts today' : count === 1 ? 'Starts tomorrow' : `Starts in ${formatNumber('en', count)} days`),
};

export const useListTexts = textsHook({ ar, en });
