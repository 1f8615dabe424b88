import * as z from 'zod';
import type { FieldCode } from './errors.ts';
import { cleanLine, cleanProse, isBlank } from './typing/clean.ts';

/** The message of an issue when a value is missing or of the wrong type: a word of `FieldCode`, as for every other fault. */
export const typeError = (issue: { input?: unknown }): FieldCode =>
  issue.input === undefined || issue.input === null ? 'required' : 'invalid_type';

/** Tells whether a text has no half of a surrogate pair, as `String.prototype.isWellFormed` does, which supported browsers lack. */
export const isWellFormed = (text: string): boolean => !/\p{Surrogate}/u.test(text);

/** Counts a text's code points, because that is how people count: an emoji is one, not two. */
export const codePoints = (text: string): number => text.length - (text.match(/[\ud800-\udbff][\udc00-\udfff]/g)?.length ?? 0);

const addIssue = (
  context: { addIssue(issue: { code: 'custom'; message: string; params?: object }): void },
  code: FieldCode,
  params: object = {},
): void => context.addIssue({ code: 'custom', message: code, params });

interface TextRule {
  max: number;
  min?: number;
  isMultiline?: boolean;
  isOptional?: boolean;
}

/** Tells whether every database and page can hold a text: NUL and lone surrogates come from programs, and from nobody who types or pastes. */
const canBeKept = (text: string): boolean => isWellFormed(text) && !text.includes('\0');

/**
 * A field of text. It is trimmed, brought into NFC, so that equal words are equal, and loses what nobody sees (`typing/clean.ts`); emoji
 * and joiners stay as they are. NUL and lone surrogates are refused (api.md, "Conventions"). `max` and `min` count code points. An optional
 * text may be blank, and is kept as an empty string then.
 */
export const text = ({ max, min = 1, isMultiline = false, isOptional = false }: TextRule) =>
  z
    .string({ error: typeError })
    .overwrite((value) => {
      if (!canBeKept(value)) return value;
      return isBlank(value) ? '' : (isMultiline ? cleanProse : cleanLine)(value);
    })
    .superRefine((value, context) => {
      if (!canBeKept(value)) return addIssue(context, 'invalid_characters');
      if (value === '') {
        if (!isOptional) addIssue(context, 'required');
        return;
      }
      const length = codePoints(value);
      if (length < min) addIssue(context, 'too_short', { min });
      if (length > max) addIssue(context, 'too_long', { max });
    })
    .meta({ maxLength: max, ...(isOptional ? {} : { minLength: min }) });

/** A field that may be left empty: blank is null, anything else must be right. */
export const orNull = <Field extends z.ZodType>(field: Field) =>
  z.preprocess((value) => (typeof value === 'string' && isBlank(value) ? null : value), field.nullable());

/** A field with a closed list of values; anything else is `invalid_choice`. */
export const choice = <const T extends readonly string[]>(values: T) =>
  z.enum(values, { error: (issue) => (issue.input === undefined ? 'required' : 'invalid_choice') });

/** The id of an item. It tells nothing and never changes, so that links to the item hold for its whole life (decision L6). */
export const id = z.string({ error: typeError }).regex(/^[a-z0-9]{16,40}$/, { error: 'invalid_id' satisfies FieldCode });
