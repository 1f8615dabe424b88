import type { KindFacts } from '@sanabel/contract/kinds/kind';

/** Texts of a list with its form. */
export const itemTexts = ({ labels: { ar } }: Pick<KindFacts, 'labels'>) => ({
  title: ar.list,
  list: `قائمة ${ar.list}`,
  addTitle: `إضافة ${ar.one}`,
  editTitle: 'تعديل «{{name}}»',
  preview: 'هكذا يظهر على الموقع',
  previewName: `اسم ال${ar.one}`,
  add: `إضافة ال${ar.one}`,
  adding: `جارٍ إضافة ال${ar.one}…`,
  added: `أُضيف ال${ar.one}.`,
  saved: `حُفظت بيانات ال${ar.one}.`,
  deleteFailed: `حدث خطأ أثناء حذف ال${ar.one}`,
  editOne: 'تعديل {{name}}',
  deleteOne: 'حذف {{name}}',
});
