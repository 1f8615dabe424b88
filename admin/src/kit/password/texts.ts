import { formatNumber } from '@sanabel/brand/format';
import { PASSWORD_MIN } from '@sanabel/contract/limits';
import { textsHook } from '../language/language.ts';

/** Separate texts: pages of mailed links use the field too, without the i18n library. */
export const usePasswordTexts = textsHook({
  ar: {
    strength: { weak: 'ضعيفة', fair: 'مقبولة', strong: 'قوية' },
    rules: {
      long: `${formatNumber('ar', PASSWORD_MIN)} حرفًا على الأقل`,
      uncommon: 'ليست من كلمات المرور الشائعة',
      impersonal: 'ليست اسمك ولا بريدك',
    },
    met: 'تحقّق:',
    notMet: 'لم يتحقّق بعد:',
    tooShort: 'أضف كلمة أو كلمتين',
  },
  en: {
    strength: { weak: 'Weak', fair: 'Fair', strong: 'Strong' },
    rules: { long: `At least ${PASSWORD_MIN} characters`, uncommon: 'Not a common password', impersonal: 'Not your name or email' },
    met: 'Done:',
    notMet: 'Not yet:',
    tooShort: 'add a word or two',
  },
});
