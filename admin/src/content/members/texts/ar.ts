import { members } from '@sanabel/contract/kinds/members';
import { fieldLabels, six } from '../../../kit/i18n/catalogue.ts';
import { itemTexts } from '../../../kit/lists/texts/ar.ts';

export const ar = {
  ...itemTexts(members),
  ...fieldLabels(members.fields, 'ar'),
  lead: 'يظهرون في الصفحة الرئيسية، بالترتيب الذي تختاره.',
  ...six('total', {
    zero: 'لا أعضاء بعد',
    one: 'الإجمالي: عضو واحد',
    two: 'الإجمالي: عضوان',
    few: 'الإجمالي: {{count, n}} أعضاء',
    many: 'الإجمالي: {{count, n}} عضوًا',
    other: 'الإجمالي: {{count, n}} عضو',
  }),
  previewRole: 'دوره في النادي',
  noBio: 'بلا نبذة',
  incomplete: 'الاسم والدور والصورة كلها مطلوبة',
  addFailed: 'حدث خطأ أثناء إضافة العضو',
  search: 'ابحث بالاسم أو الدور',
  empty: 'لا يوجد أعضاء بعد. أضف أولهم من النموذج، ويظهر على الصفحة الرئيسية بعد النشر.',
};
