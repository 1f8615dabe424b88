import { labels } from '@sanabel/contract/labels/ar';
/** The pages of one crop or one article. */
export const detail = {
  updated: 'آخر تحديث {{date}}',
  share: { share: 'مشاركة', chat: 'أرسل بواتساب', copy: 'انسخ الرابط', copied: 'نُسخ الرابط', print: 'طباعة' },
  crop: {
    ...labels.cropFields,
    picture: 'رسم أو صورة: {{name}}',
    ask: 'اسأل خبيرًا عن {{name}}',
    chatMessage: 'مرحبًا، أحتاج إلى استشارة زراعية عن {{name}}.',
    others: 'محاصيل أخرى',
  },
  article: {
    contents: 'في هذا المقال',
    summary: 'باختصار',
    intro: 'مقدمة',
    issueDefinition: 'ما المشكلة؟',
    importance: 'لماذا تهمّك؟',
    practicalSteps: 'خطوات عملية ونصائح علمية',
    recommendations: 'توصيات',
    reading: {
      zero: 'قراءة أقل من دقيقة',
      one: 'قراءة دقيقة واحدة',
      two: 'قراءة دقيقتين',
      few: 'قراءة {{n}} دقائق',
      many: 'قراءة {{n}} دقيقة',
      other: 'قراءة {{n}} دقيقة',
    },
    ask: 'اسأل خبيرًا عن هذا',
    chatMessage: 'مرحبًا، أحتاج إلى استشارة زراعية عن «{{title}}».',
    picture: 'رسم أو صورة لمقال «{{title}}»',
    others: 'اقرأ بعده',
  },
};
