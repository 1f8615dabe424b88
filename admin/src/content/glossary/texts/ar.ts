import { glossary } from '@sanabel/contract/kinds/other';
import { fieldLabels, six } from '../../../kit/i18n/catalogue.ts';

export const ar = {
  ...fieldLabels(glossary.fields, 'ar'),
  title: 'المصطلحات',
  lead: 'كلمات النادي وترجمتها الثابتة. إذا ورد مصطلح في لغة عُرضت ترجمته تحت خانة اللغة الأخرى.',
  ...six('total', {
    zero: 'لا مصطلحات',
    one: 'مصطلح واحد',
    two: 'مصطلحان',
    few: '{{count, n}} مصطلحات',
    many: '{{count, n}} مصطلحًا',
    other: '{{count, n}} مصطلح',
  }),
  add: 'إضافة مصطلح',
  edit: 'تعديل مصطلح',
  search: 'ابحث في المصطلحات',
  acts: 'إجراءات',
  editOf: 'تعديل مصطلح {{term}}',
  deleteOf: 'حذف مصطلح {{term}}',
  deleteBody: 'لا يتغيّر شيء مما كُتب به، ولا يُعرض على من يكتب بعد الآن. لا يمكن استعادته.',
  empty: 'لا مصطلحات بعد. أضف أول كلمة تُترجَم في النادي دائمًا بالطريقة نفسها.',
};
