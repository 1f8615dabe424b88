import { textsHook } from '../../kit/language/language.ts';

export const usePartnerTexts = textsHook({
  ar: { incomplete: 'كل الخانات مطلوبة', addFailed: 'حدث خطأ أثناء الإضافة', visit: 'زيارة الرابط' },
  en: { incomplete: 'all fields are required', addFailed: 'error during addition', visit: 'Visit the link' },
});
