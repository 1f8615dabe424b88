import { textsHook } from '../../kit/language/language.ts';

export const useMemberTexts = textsHook({
  ar: {
    incomplete: 'الاسم والدور والصورة كلها مطلوبة',
    addFailed: 'حدث خطأ أثناء إضافة العضو',
    previewRole: 'دوره في النادي',
    noBio: 'بلا نبذة',
  },
  en: {
    incomplete: 'name, job and image are all required',
    addFailed: 'error while adding the member',
    previewRole: 'Their role in the club',
    noBio: 'no bio',
  },
});
