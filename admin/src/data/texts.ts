import type { Locale } from '@sanabel/contract/enumerations';

/** What is said when no sentence of the server's came. */
export const NO_ANSWER = {
  ar: 'لا اتصال بالخادم الآن. ما كتبته محفوظ على هذا الجهاز.',
  en: 'The server cannot be reached. What you typed is kept on this device.',
} as const satisfies Record<Locale, string>;

export const ODD_ANSWER = {
  ar: 'جاء من الخادم رد غير مفهوم. حاول مرة أخرى بعد قليل.',
  en: 'The server’s answer could not be read. Try again in a moment.',
} as const satisfies Record<Locale, string>;
