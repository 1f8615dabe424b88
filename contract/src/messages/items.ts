import type { Locale } from '../enumerations.ts';
import type { FieldError } from '../errors.ts';
import type { FieldSentences, ItemSentences } from './catalogue.ts';
import { arabicDigits } from './fields/ar.ts';
import { fieldMessage } from './fields.ts';

const SENTENCES: Readonly<Record<Locale, ItemSentences & Partial<FieldSentences>>> = {
  ar: {
    changed_since: ({ title, arabicTitle }) => `«${arabicTitle || title || '…'}» عُدّل بعد ذلك.`,
    medium_used: ({ title, arabicTitle, by }) =>
      by === 'change'
        ? `التعديلات المؤجلة على «${arabicTitle || title || '…'}» تستعمل هذا الملف.`
        : `«${arabicTitle || title || '…'}» يستعمل هذا الملف.`,
    sent_before: () => 'حُفظ هذا العنصر من قبل.',
    lines_count: ({ min, max }) => `اكتب من ${arabicDigits(min)} إلى ${arabicDigits(max)} أسطر.`,
    line_too_long: ({ max }) => `أكبر عدد من الأحرف في السطر هو ${arabicDigits(max)}.`,
    ends_before_start: () => 'النهاية قبل البداية. اجعلها بعدها.',
    phone_in_text: () => 'في هذا النص رقم هاتف. احذفه ليصبح النشر متاحًا.',
    email_in_text: () => 'في هذا النص بريد إلكتروني. احذفه ليصبح النشر متاحًا.',
    name_in_text: () => 'في هذا النص اسم شخص. احذفه ليصبح النشر متاحًا.',
  },
  en: {
    changed_since: ({ title, arabicTitle }) => `“${title || arabicTitle || '…'}” has been changed since then.`,
    medium_used: ({ title, arabicTitle, by }) =>
      by === 'change'
        ? `The scheduled changes to “${title || arabicTitle || '…'}” use this file.`
        : `“${title || arabicTitle || '…'}” uses this file.`,
    sent_before: () => 'This item was saved before.',
    lines_count: ({ min, max }) => `Please write ${min} to ${max} lines.`,
    line_too_long: ({ max }) => `At most ${max} characters in a line.`,
    ends_before_start: () => 'The end is before the start. Please choose a later one.',
    phone_in_text: () => 'This text contains a phone number. Please remove it before publishing.',
    email_in_text: () => 'This text contains an email address. Please remove it before publishing.',
    name_in_text: () => 'This text contains a person’s name. Please remove it before publishing.',
  },
};

export const fieldErrorMessage = (fieldError: FieldError, locale: Locale): string =>
  SENTENCES[locale][fieldError.code]?.(fieldError.params ?? {}) ?? fieldMessage(fieldError, locale);
