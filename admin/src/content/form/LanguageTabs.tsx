import type { Locale } from '@sanabel/contract/enumerations';
import type { FieldValues, Path } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { LANGUAGE_NAMES } from '../../language/language.ts';
import { Completeness } from './Completeness.tsx';
import type { FieldPair } from './fields.ts';
import type { Faults } from './use-form-errors.ts';

interface Props<Values extends FieldValues> {
  locales: readonly Locale[];
  shown: Locale;
  fields: readonly FieldPair<Path<Values>>[];
  faults: Faults;
  onShow: (locale: Locale) => void;
}

/** Where there is no room for two columns: which one is seen, with the measure of each. */
export const LanguageTabs = <Values extends FieldValues>({ locales, shown, fields, faults, onShow }: Props<Values>) => {
  const { t } = useTranslation();
  return (
    <fieldset className="content-tabs">
      <legend className="sr-only">{t('dashboard.form.languages')}</legend>
      {locales.map((locale) => (
        <button key={locale} type="button" aria-pressed={locale === shown} onClick={() => onShow(locale)}>
          <span lang={locale}>{LANGUAGE_NAMES[locale]}</span>
          <Completeness missing={fields.filter((field) => faults.has(field[locale])).length} of={fields.length} isTold={false} />
        </button>
      ))}
    </fieldset>
  );
};
