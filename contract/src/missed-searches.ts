import * as z from 'zod';
import { LOCALES } from './enumerations.ts';
import { MISSED_SEARCH_MAX } from './limits.ts';
import { choice, text } from './text.ts';

/** A search without a result: its words and language, nothing about the visitor (decision 129). */
export const missedSearchInput = z.strictObject({ words: text({ max: MISSED_SEARCH_MAX }), locale: choice(LOCALES) });

export const missedSearch = z.strictObject({
  words: z.string(),
  locale: z.enum(LOCALES),
  times: z.int().positive(),
  lastDay: z.iso.date(),
});
export const missedSearches = z.array(missedSearch);

export type MissedSearch = z.infer<typeof missedSearch>;
