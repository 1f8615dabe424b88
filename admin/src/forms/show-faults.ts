import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { ApiError } from '../data/api-error.ts';

/** Puts the server's sentences at their fields and goes to the first one. Returns whether there was any. */
export const showFaults = <Values extends FieldValues>(form: UseFormReturn<Values>, error: unknown): boolean => {
  if (!(error instanceof ApiError)) return false;
  const known = Object.entries(error.fields).filter(([field]) => field in form.getValues());
  for (const [index, [field, message]] of known.entries())
    form.setError(field as Path<Values>, { type: 'server', message }, { shouldFocus: index === 0 });
  return known.length > 0;
};
