import { faultsOf } from '@sanabel/contract/faults';
import { useDeferredValue, useMemo } from 'react';
import { type FieldValues, type UseFormReturn, useWatch } from 'react-hook-form';
import type * as z from 'zod';
import { inputOf } from '../../forms/resolver.ts';

export type FormErrors = ReadonlyMap<string, 'missing' | 'wrong'>;

/** Everything that blocks saving at this moment, whether it was already shown at its field or not. */
export const useFormErrors = <Values extends FieldValues>(form: UseFormReturn<Values>, schema: z.ZodType): FormErrors => {
  const values = useDeferredValue(useWatch({ control: form.control }));
  return useMemo(() => {
    const { error } = schema.safeParse(inputOf(values));
    const errors = new Map<string, 'missing' | 'wrong'>();
    for (const { field, code } of error ? faultsOf(error) : []) {
      const isBlank = !values[field];
      errors.set(field, code === 'required' || isBlank ? 'missing' : 'wrong');
    }
    if (!values.image) errors.set('image', 'missing');
    return errors;
  }, [values, schema]);
};
