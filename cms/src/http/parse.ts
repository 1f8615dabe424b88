import { type ErrorCode, type FieldFault, faultsOf } from '@sanabel/contract';
import type * as z from 'zod';
import { ApiError } from './api-error.ts';

const codeFor = (faults: readonly FieldFault[]): ErrorCode => {
  if (faults.some(({ code }) => code === 'required' || code === 'file_required')) return 'FIELDS_REQUIRED';
  return faults.every(({ code }) => code === 'invalid_youtube') ? 'INVALID_YOUTUBE_LINK' : 'INVALID_INPUT';
};

/** Refuses input for the faults of its fields, if there are any. */
export const refuseFaults = (faults: readonly FieldFault[], code: ErrorCode = codeFor(faults)): void => {
  if (faults.length > 0) throw new ApiError(code, { faults });
};

/** Schemas pass over an own `__proto__`, which JSON.parse and forms can make: refuse it like any unknown field. */
const hiddenFields = (values: unknown): FieldFault[] =>
  typeof values === 'object' && values !== null && Object.hasOwn(values, '__proto__')
    ? [{ field: '__proto__', code: 'unknown_field' }]
    : [];

/** The input as the schema gives it, or a 400 that names every field at fault; `more` are faults found elsewhere, such as a missing file. */
export const parseInput = <Schema extends z.ZodType>(
  schema: Schema,
  values: unknown,
  more: readonly FieldFault[] = [],
): z.output<Schema> => {
  const result = schema.safeParse(values);
  refuseFaults([...hiddenFields(values), ...(result.success ? [] : faultsOf(result.error)), ...more]);
  return result.data as z.output<Schema>;
};
