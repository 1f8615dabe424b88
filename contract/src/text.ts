import * as z from 'zod';
import type { FieldCode } from './errors.ts';
import { cleanLine, cleanLines, cleanProse, isBlank } from './typing/clean.ts';

/** Returns a `FieldCode` as the issue's message, like every other error. */
export const typeError = (issue: { input?: unknown }): FieldCode =>
  issue.input === undefined || issue.input === null ? 'required' : 'invalid_type';

/** Replaces `String.prototype.isWellFormed`, which some supported browsers lack. */
export const isWellFormed = (text: string): boolean => !/\p{Surrogate}/u.test(text);

/** An emoji counts as one, as people count, not as two. */
export const codePoints = (text: string): number => text.length - (text.match(/[\ud800-\udbff][\udc00-\udfff]/g)?.length ?? 0);

const addIssue = (
  context: { addIssue(issue: { code: 'custom'; message: string; params?: object }): void },
  code: FieldCode,
  params: object = {},
): void => context.addIssue({ code: 'custom', message: code, params });

interface TextRule {
  max: number;
  min?: number;
  /** `lines` keeps blank lines at the beginning too, since each line has its place. */
  isMultiline?: boolean | 'lines';
  isOptional?: boolean;
}

/** Refuses NUL and lone surrogates, which some databases and pages cannot hold. Only programs send them. */
const canBeStored = (text: string): boolean => isWellFormed(text) && !text.includes('\0');

/**
 * Trims, normalises to NFC and removes invisible characters (`typing/clean.ts`), but keeps emoji and joiners. `max` and `min` count code
 * points. An optional blank text is stored as an empty string.
 */
export const text = ({ max, min = 1, isMultiline = false, isOptional = false }: TextRule) =>
  z
    .string({ error: typeError })
    .overwrite((value) => {
      if (!canBeStored(value)) return value;
      const clean = isMultiline === 'lines' ? cleanLines : isMultiline ? cleanProse : cleanLine;
      return isBlank(value) ? '' : clean(value);
    })
    .superRefine((value, context) => {
      if (!canBeStored(value)) return addIssue(context, 'invalid_characters');
      if (value === '') {
        if (!isOptional) addIssue(context, 'required');
        return;
      }
      const length = codePoints(value);
      if (length < min) addIssue(context, 'too_short', { min });
      if (length > max) addIssue(context, 'too_long', { max });
    })
    .meta({ maxLength: max, ...(isOptional ? {} : { minLength: min }) });

/** Blank becomes null. */
export const orNull = <Field extends z.ZodType>(field: Field) =>
  z.preprocess((value) => (typeof value === 'string' && isBlank(value) ? null : value), field.nullable());

/** Anything else is `invalid_choice`. */
export const choice = <const T extends readonly string[]>(values: T) =>
  z.enum(values, { error: (issue) => (issue.input === undefined ? 'required' : 'invalid_choice') });

/** An id never changes, so that links to the item stay valid (decision L6). */
export const id = z.string({ error: typeError }).regex(/^[a-z0-9]{16,40}$/, { error: 'invalid_id' satisfies FieldCode });
