import * as z from 'zod';
import { foldForSearch } from './fold.ts';
import { LIST_PARAMETER_MAX, LIST_RANGE_MAX, SEARCH_MAX, SEARCH_WORDS_MAX } from './limits.ts';
import { codePoints } from './text.ts';

const bad = { error: 'invalid_parameter' };

/** JSON can contain an own `__proto__`, which Zod would ignore instead of refusing it. */
const hasHiddenField = (value: unknown): boolean => typeof value === 'object' && value !== null && Object.hasOwn(value, '__proto__');

/** Limits the length before parsing. */
const parameter = z
  .string(bad)
  .refine((text) => codePoints(text) <= LIST_PARAMETER_MAX, { ...bad, abort: true })
  .transform((text, context): unknown => {
    try {
      const value: unknown = JSON.parse(text);
      if (!hasHiddenField(value)) return value;
    } catch {
      // The refinement below reports it.
    }
    context.addIssue({ code: 'custom', message: 'invalid_parameter' });
    return z.NEVER;
  });

const wordsOf = (text: string): string[] => foldForSearch(text).split(' ').filter(Boolean);

/** Returns the folded words of a search, all of which must occur; null when there are too many. */
export const searchWords = (text: string): string[] | null => {
  if (codePoints(text) > SEARCH_MAX || text.includes('\0')) return null;
  const words = wordsOf(text);
  return words.length <= SEARCH_WORDS_MAX ? words : null;
};

/** Shortens a text to the limit of a search: fewer words find more, never less. */
export const boundedSearch = (text: string): string => {
  if (searchWords(text)) return text;
  return [...wordsOf(text).slice(0, SEARCH_WORDS_MAX).join(' ')].slice(0, SEARCH_MAX).join('').trim();
};

const scalar = z.union([z.string(), z.number(), z.boolean()], bad);

/** The query of every list: `sort`, `range` and `filter` as JSON (api.md, "Conventions"). Every error is `invalid_parameter`. */
export const listQuery = z.strictObject({
  sort: parameter.pipe(z.tuple([z.string(), z.enum(['ASC', 'DESC'], bad)], bad)).optional(),
  range: parameter
    .pipe(z.tuple([z.int(bad).nonnegative(bad), z.int(bad).nonnegative(bad)], bad))
    .refine(([from, to]) => to >= from && to - from < LIST_RANGE_MAX, bad)
    .optional(),
  filter: parameter.pipe(z.record(z.string(), z.union([scalar, z.array(scalar).max(LIST_RANGE_MAX, bad)], bad), bad)).optional(),
});

export type ListQuery = z.infer<typeof listQuery>;
