import type { ParseKeys } from 'i18next';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { type TextDisplay, TextField } from './TextField.tsx';

/** How a text of a form is asked for; `label` and `hint` are keys of the catalogue. */
export interface TextInput extends TextDisplay {
  label: ParseKeys;
  hint?: ParseKeys;
}

interface Props<Values extends FieldValues> {
  form: UseFormReturn<Values>;
  fields: Partial<Readonly<Record<Path<Values>, TextInput>>>;
}

/** The text fields of a form, in the order of its definition. */
export const TextFields = <Values extends FieldValues>({ form, fields }: Props<Values>) => {
  const { t } = useTranslation();
  return (Object.entries(fields) as [Path<Values>, TextInput][]).map(([name, { label, hint, ...display }]) => (
    <TextField key={name} form={form} name={name} label={t(label)} {...(hint ? { hint: t(hint) } : {})} {...display} />
  ));
};
