import { fieldErrorsOf } from '@sanabel/contract/errors';
import { useDeferredValue, useMemo } from 'react';
import { type FieldValues, useWatch } from 'react-hook-form';
import type * as z from 'zod';
import { countPlaceholders } from '../../forms/counterpart/placeholders.ts';
import { inputOf } from '../../forms/values.ts';
import type { KindFormMethods } from './field.tsx';

export interface Blocker {
  name: string;
  isMissing: boolean;
}

interface Rules {
  schema: z.ZodType;
  isDraft: boolean;
  /** Name of a required picture. */
  picture: string | undefined;
  check: (values: FieldValues) => Readonly<Record<string, string>>;
}

/** Returns the first field, in the order of the form, that keeps it from being saved, also where its sentence does not show yet. */
export const useBlocker = (form: KindFormMethods, order: readonly string[], { schema, isDraft, picture, check }: Rules): Blocker | null => {
  const values = useDeferredValue(useWatch({ control: form.control }) as FieldValues);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `check` follows the values.
  return useMemo(() => {
    const { error } = schema.safeParse(inputOf(values));
    const wrong = new Set((error ? fieldErrorsOf(error) : []).map(({ field }) => field.split('.')[0] ?? ''));
    const isBlank = (name: string): boolean => String(values[name] ?? '').trim() === '';
    if (picture !== undefined && isBlank(picture)) wrong.add(picture);
    if (!isDraft) for (const name of order) if (countPlaceholders(values[name]) > 0) wrong.add(name);
    const found = { ...Object.fromEntries([...wrong].map((name) => [name, isBlank(name)])) };
    for (const name of Object.keys(check(values))) found[name] = false;
    const first = order.find((name) => name in found && !(isDraft && found[name]));
    return first === undefined ? null : { name: first, isMissing: found[first] ?? false };
  }, [values, schema, isDraft, picture]);
};
