import { LOCALES } from '@sanabel/contract/enumerations';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../language/language.ts';
import { type ContentFields, pairsOf, sharedOf } from './fields.ts';
import type { FormErrors } from './use-form-errors.ts';

/** The first field that blocks saving, in the order of the form, and the sentence that names it. */
export const useSaveBlocker = (form: ContentFields, errors: FormErrors, isChanged: boolean) => {
  const { t } = useTranslation();
  const locale = useLanguage();
  const locales = [locale, ...LOCALES.filter((other) => other !== locale)];
  const fields = [
    ...locales.flatMap((language) =>
      pairsOf(form).map((pair) => ({
        field: pair[language],
        language,
        label: t(language === 'ar' ? 'content.inArabic' : 'content.inEnglish', { field: t(pair.label) }),
      })),
    ),
    ...sharedOf(form).map(({ name, label }) => ({ field: name, language: null, label: t(label) })),
    { field: 'image', language: null, label: t('forms.image') },
  ];
  const first = fields.find(({ field }) => errors.has(field)) ?? null;
  if (first) {
    const text = t(errors.get(first.field) === 'missing' ? 'content.missing' : 'content.wrong', { field: first.label });
    return { locales, first, text };
  }
  const isOdd = errors.size > 0;
  return { locales, first, text: isOdd ? t('content.oddField') : isChanged ? null : t('content.nothingChanged') };
};
