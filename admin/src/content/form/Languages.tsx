import type { Locale } from '@sanabel/contract/enumerations';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { TextField } from '../../forms/TextField.tsx';
import { LANGUAGE_NAMES } from '../../language/language.ts';
import { Kernels } from '../../ui/Kernels.tsx';
import type { FieldPair } from './fields.ts';
import type { FormErrors } from './use-save-blocker.ts';

/** A kernel for each required field, full when the field is, and the same in words. */
const Completeness = ({ missing, of, isTold }: { missing: number; of: number; isTold: boolean }) => {
  const { t } = useTranslation();
  const words = missing === 0 ? t('forms.complete') : t('forms.missing', { count: missing });
  return (
    <span className={missing === 0 ? 'completeness' : 'completeness lacking'}>
      <Kernels filled={of - missing} of={of} />
      <span className={isTold ? undefined : 'sr-only'}>{words}</span>
    </span>
  );
};

interface TabsProps {
  locales: readonly Locale[];
  shown: Locale;
  pairs: readonly FieldPair[];
  errors: FormErrors;
  onShow: (locale: Locale) => void;
}

/** Chooses the column where there is no room for two, with the completeness of each. */
export const LanguageTabs = ({ locales, shown, pairs, errors, onShow }: TabsProps) => {
  const { t } = useTranslation();
  return (
    <fieldset className="content-tabs">
      <legend className="sr-only">{t('content.languages')}</legend>
      {locales.map((locale) => (
        <button key={locale} type="button" aria-pressed={locale === shown} onClick={() => onShow(locale)}>
          <span lang={locale}>{LANGUAGE_NAMES[locale]}</span>
          <Completeness missing={pairs.filter((pair) => errors.has(pair[locale])).length} of={pairs.length} isTold={false} />
        </button>
      ))}
    </fieldset>
  );
};

interface ColumnProps<Values extends FieldValues> {
  form: UseFormReturn<Values>;
  pairs: readonly FieldPair[];
  locale: Locale;
  errors: FormErrors;
  /** On a telephone one of the two columns is seen. */
  isShown: boolean;
}

/** All texts of one language, under its own name and its completeness. */
export const LanguageColumn = <Values extends FieldValues>({ form, pairs, locale, errors, isShown }: ColumnProps<Values>) => {
  const { t } = useTranslation();
  const missing = pairs.filter((pair) => errors.has(pair[locale])).length;
  return (
    <section className={isShown ? 'content-column' : 'content-column aside'} aria-label={LANGUAGE_NAMES[locale]}>
      <header>
        <b lang={locale}>{LANGUAGE_NAMES[locale]}</b>
        <Completeness missing={missing} of={pairs.length} isTold />
      </header>
      {pairs.map((pair) => (
        <TextField
          key={pair[locale]}
          form={form}
          name={pair[locale] as Path<Values>}
          label={t(pair.label)}
          language={locale}
          isMultiline={pair.isMultiline ?? false}
          {...(pair.max === undefined ? {} : { max: pair.max })}
          {...(pair.hint ? { hint: t(pair.hint) } : {})}
        />
      ))}
    </section>
  );
};
