import { LONG_TEXT_MAX, PICTURE_ALT_MAX } from '../limits.ts';
import { defineKind, ORDERED_LIST } from './kind.ts';

const caption = {
  type: 'text',
  language: 'both',
  isOptional: true,
  max: PICTURE_ALT_MAX,
  label: { ar: 'ما يُرى في الصورة', en: 'What the picture shows' },
} as const;
const picture = { type: 'image', isOptional: true, label: { ar: 'صورة أخرى', en: 'Another picture' } } as const;

/** Answers that an expert gave in a chat, kept without the person who asked. */
export const answers = defineKind({
  ...ORDERED_LIST,
  name: 'answers',
  singular: 'answer',
  isFeminine: true,
  hasReview: true,
  isWithoutPersons: true,
  page: '/ask/{id}',
  icon: 'question',
  labels: {
    ar: {
      list: 'أسئلة وأجوبة',
      one: 'إجابة',
      keywords: 'سؤال، جواب، إضافة إجابة، اسأل خبيرًا، واتساب',
      counted: { one: 'سؤال واحد', two: 'سؤالان', few: '{{n}} أسئلة', many: '{{n}} سؤالًا', other: '{{n}} سؤال' },
    },
    en: {
      list: 'Questions and answers',
      one: 'Answer',
      keywords: 'Question, answer, add an answer, ask an expert, WhatsApp',
      counted: { one: '{{n}} question', other: '{{n}} questions' },
    },
  },
  help: {
    ar: 'انقل إلى هنا ما أجاب عنه خبير على واتساب، بلا اسم السائل ولا رقمه. يظهر في «اسأل خبيرًا»، وفي صفحة محصوله.',
    en: 'Copy here what an expert answered on WhatsApp, without the name or the number of the person who asked. It is shown in “Ask an expert” and on its crop’s page.',
  },
  places: [
    { page: '/ask', tab: { ar: 'القائمة', en: 'The list' }, label: { ar: 'اسأل خبيرًا، بحسب تاريخه', en: '“Ask an expert”, by its date' } },
    { pagesOf: 'crops' },
    { label: { ar: 'نتائج البحث', en: 'Results of the search' } },
  ],
  sortable: ['question', 'arabicQuestion', 'topic', 'date'],
  sortedBy: { field: 'date', order: 'DESC' },
  fields: {
    question: {
      type: 'text',
      language: 'both',
      isArabicFirst: true,
      max: 120,
      found: 'name',
      label: { ar: 'السؤال', en: 'Question' },
    },
    short: {
      type: 'text',
      language: 'both',
      isArabicFirst: true,
      max: 240,
      isMultiline: true,
      found: 'also',
      label: { ar: 'الجواب القصير', en: 'Short answer' },
      hint: { ar: 'يُقرأ وحده في القائمة وفي صفحة المحصول.', en: 'Read alone in lists and on the crop’s page.' },
    },
    long: {
      type: 'text',
      language: 'both',
      isOptional: true,
      max: LONG_TEXT_MAX,
      isMultiline: 'light',
      found: 'also',
      label: { ar: 'الشرح', en: 'Explanation' },
      hint: { ar: 'سطر فارغ يبدأ فقرة. لا جرعات ولا كميات.', en: 'An empty line starts a paragraph. No doses, no amounts.' },
    },
    crops: {
      type: 'reference',
      to: 'crops',
      max: 6,
      isOptional: true,
      label: { ar: 'المحاصيل', en: 'Crops' },
      hint: { ar: 'بلا محصول: كل المحاصيل.', en: 'None: all crops.' },
    },
    topic: {
      type: 'choice',
      label: { ar: 'الموضوع', en: 'Topic' },
      choices: {
        protection: { ar: 'وقاية النبات', en: 'Plant protection' },
        varieties: { ar: 'المواعيد والأصناف', en: 'Dates and varieties' },
        water: { ar: 'الري', en: 'Water' },
        feeding: { ar: 'التسميد', en: 'Feeding' },
        storage: { ar: 'الحصاد والتخزين', en: 'Harvest and storage' },
        market: { ar: 'التسويق', en: 'Market' },
        services: { ar: 'الكارت والشكاوى', en: 'Cards and complaints' },
      },
    },
    member: { type: 'reference', to: 'members', max: 1, isOptional: true, label: { ar: 'المجيب', en: 'Answered by' } },
    date: { type: 'date', label: { ar: 'تاريخ الجواب', en: 'Date of the answer' } },
    source: { type: 'text', language: 'both', isOptional: true, max: 300, label: { ar: 'المصدر', en: 'Source' } },
    picture: {
      ...picture,
      hasDetails: true,
      label: { ar: 'صورة', en: 'Picture' },
      hint: { ar: 'حتى أربع صور، بلا وجوه ولا أماكن تُعرف.', en: 'Up to four, without faces or places that can be recognised.' },
    },
    secondPicture: picture,
    secondCaption: caption,
    thirdPicture: picture,
    thirdCaption: caption,
    fourthPicture: picture,
    fourthCaption: caption,
  },
});
