import { LOCALES } from '@sanabel/contract/enumerations';
import { fieldErrorsOf } from '@sanabel/contract/errors';
import { useDeferredValue, useMemo } from 'react';
import { type FieldValues, type UseFormReturn, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type * as z from 'zod';
import { countPlaceholders } from '../../../kit/forms/counterpart/placeholders.ts';
import { inputOf } from '../../../kit/forms/values.ts';
import { useLanguage } from '../../../kit/language/language.ts';
import { type ContentFields, pairsOf, sharedOf } from './fields.ts';

export type FormErrors = ReadonlyMap<string, 'missing' | 'wrong'>;

/** Includes errors that their field does not show yet. */
export const useFormErrors = <Values extends FieldValues>(form: UseFormReturn<Values>, schema: z.ZodType): FormErrors => {
  const values = useDeferredValue(useWatch({ control: form.control }));
  return useMemo(() => {
    const { error } = schema.safeParse(inputOf(values));
    const errors = new Map<string, 'missing' | 'wrong'>();
    for (const { field: path, code } of error ? fieldErrorsOf(error) : []) {
      const [field = ''] = path.split('.');
      const isBlank = !values[field];
      errors.set(field, isBlank || (code === 'required' && path === field) ? 'missing' : 'wrong');
    }
    for (const [name, value] of Object.entries(values)) if (countPlaceholders(value) > 0) errors.set(name, 'missing');
    if (!values.image) errors.set('image', 'missing');
    return errors;
  }, [values, schema]);
};

/** Errors that block saving a draft too: missing values do not. */
export const wrongOf = (errors: FormErrors): FormErrors => new Map([...errors].filter(([, kind]) => kind === 'wrong'));

/** Returns the first field that blocks saving, in the order of the form. */
export const useSaveBlocker = (
  form: ContentFields,
  errors: FormErrors,
  { isDirty, isSubmitted }: { isDirty: boolean; isSubmitted: boolean },
) => {
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
    // Optional fields can be wrong too.
    ...Object.entries(form).flatMap(([name, { label, isOptional }]) =>
      isOptional ? [{ field: name, language: null, label: t(label) }] : [],
    ),
  ];
  const first = fields.find(({ field }) => errors.has(field)) ?? null;
  if (first) {
    const missing = isSubmitted ? 'content.missing' : 'forms.stillMissing';
    const text = t(errors.get(first.field) === 'missing' ? missing : 'content.wrong', { field: first.label });
    return { locales, first, text };
  }
  const isOdd = errors.size > 0;
  return { locales, first, text: isOdd ? t('content.oddField') : isDirty ? null : t('content.nothingChanged') };
};
