import type * as z from 'zod';
import type { FieldFault } from './errors.ts';
import { FIELD_CODES } from './field-codes.ts';

type FieldCode = FieldFault['code'];
const known: ReadonlySet<string> = new Set(FIELD_CODES);

const codeOf = (issue: z.core.$ZodIssue): FieldCode => {
  if (known.has(issue.message)) return issue.message as FieldCode;
  return issue.code === 'unrecognized_keys' ? 'unknown_field' : 'invalid_type';
};

const paramsOf = (issue: z.core.$ZodIssue): FieldFault['params'] =>
  issue.code === 'custom' ? (issue.params as FieldFault['params']) : undefined;

/** A failed parse as the faults of its fields, one for each field, in the schema's order. */
export const faultsOf = (error: z.core.$ZodError): FieldFault[] => {
  const faults = error.issues.flatMap((issue): FieldFault[] => {
    if (issue.code === 'unrecognized_keys') return issue.keys.map((key) => ({ field: key, code: 'unknown_field' }));
    const params = paramsOf(issue);
    return [{ field: issue.path.map(String).join('.'), code: codeOf(issue), ...(params ? { params } : {}) }];
  });
  return [...new Map(faults.toReversed().map((fault) => [fault.field, fault])).values()].reverse();
};
