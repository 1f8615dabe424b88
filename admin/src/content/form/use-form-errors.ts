import { faultsOf } from '@sanabel/contract/faults';
import { useDeferredValue, useMemo } from 'react';
import { type FieldValues, type UseFormReturn, useWatch } from 'react-hook-form';
import type * as z from 'zod';
import { inputOf } from '../../forms/resolver.ts';

export type Faults = ReadonlyMap<string, 'missing' | 'wrong'>;

/** What stands between the form and being saved, at every moment, whether it was already shown at its field or not. */
export const useFormErrors = <Values extends FieldValues>(form: UseFormReturn<Values>, rules: z.ZodType): Faults => {
  const values = useDeferredValue(useWatch({ control: form.control }));
  return useMemo(() => {
    const { error } = rules.safeParse(inputOf(values));
    const faults = new Map<string, 'missing' | 'wrong'>();
    for (const { field, code } of error ? faultsOf(error) : []) {
      const isBlank = !values[field];
      faults.set(field, code === 'required' || isBlank ? 'missing' : 'wrong');
    }
    if (!values.image) faults.set('image', 'missing');
    return faults;
  }, [values, rules]);
};
