import { LOCALES } from '@sanabel/contract/enumerations';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../language/language.ts';
import type { FieldPair } from './fields.ts';
import type { Faults } from './use-form-errors.ts';

const OTHERS = ['type', 'season', 'growthPeriod', 'image'] as const;

/** The first field that stands in the way of saving, in the order of the form, and the sentence that names it. */
export const useSaveBlocker = (fields: readonly FieldPair<string>[], faults: Faults, isChanged: boolean) => {
  const { t } = useTranslation();
  const locale = useLanguage();
  const locales = [locale, ...LOCALES.filter((other) => other !== locale)];
  const places = [
    ...locales.flatMap((language) =>
      fields.map((pair) => ({
        field: pair[language],
        language,
        label: t(language === 'ar' ? 'dashboard.form.inArabic' : 'dashboard.form.inEnglish', { field: t(`dashboard.form.${pair.label}`) }),
      })),
    ),
    ...OTHERS.map((field) => ({
      field,
      language: null,
      label: {
        type: t('dashboard.type'),
        season: t('dashboard.season'),
        growthPeriod: t('dashboard.form.growthPeriod'),
        image: t('forms.image'),
      }[field],
    })),
  ];
  const first = places.find(({ field }) => faults.has(field)) ?? null;
  if (first) {
    const text = t(faults.get(first.field) === 'missing' ? 'dashboard.form.missing' : 'dashboard.form.wrong', { field: first.label });
    return { locales, first, text };
  }
  const isOdd = faults.size > 0;
  return { locales, first, text: isOdd ? t('dashboard.form.oddField') : isChanged ? null : t('dashboard.form.nothingChanged') };
};
