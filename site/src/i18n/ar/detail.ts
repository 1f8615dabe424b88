import { labels } from '@sanabel/contract/labels/ar';
/** The pages of one crop or one article. */
export const detail = {
  advice: 'إرشاد عام لا يغني عن رأي مهندس زراعي يعرف أرضك: تختلف المواعيد من منطقة إلى أخرى ومن صنف إلى آخر.',
  updated: 'آخر تحديث: {{date}}',
  share: {
    share: 'مشاركة',
    chat: 'إرسال على واتساب',
    copy: 'نسخ الرابط',
    copied: 'نُسخ الرابط',
    print: 'طباعة',
    onPaper: 'هذه الصفحة على هاتفك',
  },
  crop: {
    ...labels.cropFields,
    pickingSeason: 'موسم الجمع',
    floweringToPicking: 'من التزهير إلى القطف',
    picture: 'صورة {{name}}',
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
      zero: 'مدة القراءة: أقل من دقيقة',
      one: 'مدة القراءة: دقيقة واحدة',
      two: 'مدة القراءة: دقيقتان',
      few: 'مدة القراءة: {{n}} دقائق',
      many: 'مدة القراءة: {{n}} دقيقة',
      other: 'مدة القراءة: {{n}} دقيقة',
    },
    ask: 'اسأل خبيرًا عن هذا الموضوع',
    chatMessage: 'مرحبًا، أحتاج إلى استشارة زراعية عن «{{title}}».',
    picture: 'صورة مقال «{{title}}»',
    others: 'اقرأ أيضًا',
  },
};
