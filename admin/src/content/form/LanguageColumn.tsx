import type { Locale } from '@sanabel/contract/enumerations';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { TextField } from '../../forms/TextField.tsx';
import { LANGUAGE_NAMES } from '../../language/language.ts';
import { Completeness } from './Completeness.tsx';
import type { FieldPair } from './fields.ts';
import type { Faults } from './use-form-errors.ts';

interface Props<Values extends FieldValues> {
  form: UseFormReturn<Values>;
  fields: readonly FieldPair<Path<Values>>[];
  locale: Locale;
  faults: Faults;
  /** On a telephone one of the two columns is seen. */
  isShown: boolean;
}

/** All texts of one language, under its own name and the measure of what is missing. */
export const LanguageColumn = <Values extends FieldValues>({ form, fields, locale, faults, isShown }: Props<Values>) => {
  const { t } = useTranslation();
  const missing = fields.filter((field) => faults.has(field[locale])).length;
  return (
    <section className={isShown ? 'content-column' : 'content-column aside'} aria-label={LANGUAGE_NAMES[locale]}>
      <header>
        <b lang={locale}>{LANGUAGE_NAMES[locale]}</b>
        <Completeness missing={missing} of={fields.length} isTold />
      </header>
      {fields.map((field) => (
        <TextField
          key={field[locale]}
          form={form}
          name={field[locale]}
          label={t(`dashboard.form.${field.label}`)}
          language={locale}
          max={field.max}
          isMultiline={field.isMultiline ?? false}
          {...(field.hint ? { hint: t(`dashboard.form.${field.hint}`) } : {})}
        />
      ))}
    </section>
  );
};
