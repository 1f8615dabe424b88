import type { Locale } from '@sanabel/contract/enumerations';
import { type FieldError, fieldErrorsOf } from '@sanabel/contract/errors';
import { fieldMessage } from '@sanabel/contract/messages/fields';
import type { FieldErrors, FieldValues, Path, Resolver, UseFormReturn } from 'react-hook-form';
import type * as z from 'zod';
import { ApiError } from '../data/api-error.ts';
import { type Chosen, isNewFile } from '../media/chosen.ts';

export type Picture = File | Chosen | string;

export const textsOf = <Name extends string>(
  form: Readonly<Record<Name, unknown>>,
  item: Readonly<Partial<Record<NoInfer<Name>, string | number | null>>> | null,
): Record<Name, string> =>
  Object.fromEntries((Object.keys(form) as Name[]).map((name) => [name, String(item?.[name] ?? '')])) as Record<Name, string>;

/** Returns the fields that differ from `before`, so that editors keep each other's changes; all without it. Pictures only when new. */
export const changesOf = (values: FieldValues, before: FieldValues | null, ...pictures: readonly string[]): FieldValues =>
  Object.fromEntries(
    Object.entries(values).filter(([name, value]) => (pictures.includes(name) ? isNewFile(value) : value !== before?.[name])),
  );

/** Sets the server's messages on their fields, focuses the first one, and returns their names. */
export const showFieldErrors = <Values extends FieldValues>(form: UseFormReturn<Values>, error: unknown): string[] => {
  if (!(error instanceof ApiError)) return [];
  const known = Object.entries(error.fields).filter(([field]) => field in form.getValues());
  for (const [index, [field, message]] of known.entries())
    form.setError(field as Path<Values>, { type: 'server', message }, { shouldFocus: index === 0 });
  return known.map(([field]) => field);
};

/**
 * Validates with the contract's schema and messages; error types are its codes. The server normalises values. `extra` adds errors, and
 * `messageOf` the sentences of larger forms.
 */
export const resolverOf =
  <Values extends FieldValues>(
    schema: z.ZodType,
    locale: Locale,
    extra: (values: Values) => Partial<Record<keyof Values & string, string>> = () => ({}),
    messageOf: (fieldError: FieldError, locale: Locale) => string = fieldMessage,
  ): Resolver<Values> =>
  (values) => {
    const { error } = schema.safeParse(inputOf(values));
    const fieldErrors = error ? fieldErrorsOf(error) : [];
    const known = fieldErrors.map(
      (fieldError) => [fieldError.field, { type: fieldError.code, message: messageOf(fieldError, locale) }] as const,
    );
    const added = Object.entries(extra(values)).map(([field, message]) => [field, { type: 'extra', message }] as const);
    const errors = Object.fromEntries([...known, ...added]);
    return Object.keys(errors).length > 0 ? { values: {}, errors: errors as FieldErrors<Values> } : { values, errors: {} };
  };

/** Leaves out files, which have their own rules. */
export const inputOf = (values: FieldValues): FieldValues =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => !isNewFile(value)));
