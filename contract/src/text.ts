import * as z from 'zod';
import type { FieldCode } from './errors.ts';

// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for.
const CONTROLS = /[\u0000-\u001f\u007f-\u009f]/;
// biome-ignore lint/suspicious/noControlCharactersInRegex: the same, but for tab and line feed.
const CONTROLS_BUT_LINES = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/;
/** Matches a text of white space and invisible characters only (zero-width, direction marks): blank to a reader. */
const INVISIBLE = /^[\s\u00ad\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]*$/;

/** The message of an issue when a value is missing or of the wrong type: a word of `FieldCode`, as for every other fault. */
export const typeError = (issue: { input?: unknown }): FieldCode =>
  issue.input === undefined || issue.input === null ? 'required' : 'invalid_type';

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

/**
 * A field of text. It is trimmed and brought into NFC, so that equal words are equal; emoji and joiners stay as they are. Controls, NUL
 * and lone surrogates are refused, because not every database and page can hold them (api.md, "Conventions"). `max` and `min` count code
 * points. An optional text may be blank, and is kept as an empty string then.
 */
export const text = ({ max, min = 1, isMultiline = false, isOptional = false }: TextRule) =>
  z
    .string({ error: typeError })
    .overwrite((value) => (isMultiline ? value.replace(/\r\n?/g, '\n') : value).trim())
    .superRefine((value, context) => {
      if (!value.isWellFormed() || (isMultiline ? CONTROLS_BUT_LINES : CONTROLS).test(value))
        return addIssue(context, 'invalid_characters');
      if (INVISIBLE.test(value)) {
        if (!isOptional) addIssue(context, 'required');
        return;
      }
      const length = codePoints(value.normalize('NFC'));
      if (length < min) addIssue(context, 'too_short', { min });
      if (length > max) addIssue(context, 'too_long', { max });
    })
    .overwrite((value) => (value.isWellFormed() && !INVISIBLE.test(value) ? value.normalize('NFC') : ''))
    .meta({ maxLength: max, ...(isOptional ? {} : { minLength: min }) });

/** Tells whether nothing was typed: forms send nothing but text. */
const isBlank = (value: unknown): boolean => typeof value === 'string' && INVISIBLE.test(value);

/** A field that may be left empty: blank is null, anything else must be right. */
export const orNull = <Field extends z.ZodType>(field: Field) => z.preprocess((value) => (isBlank(value) ? null : value), field.nullable());

/** A field with a closed list of values; anything else is `invalid_choice`. */
export const choice = <const T extends readonly string[]>(values: T) =>
  z.enum(values, { error: (issue) => (issue.input === undefined ? 'required' : 'invalid_choice') });

/** The id of an item. It tells nothing and never changes, so that links to the item hold for its whole life (decision L6). */
export const id = z.string({ error: typeError }).regex(/^[a-z0-9]{16,40}$/, { error: 'invalid_id' satisfies FieldCode });
