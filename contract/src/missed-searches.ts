import * as z from 'zod';
import { LOCALES } from './enumerations.ts';
import { MISSED_SEARCH_MAX } from './limits.ts';
import { choice, text } from './text.ts';

/** What a visitor searched the site for in vain: the words and the page's language, and nothing of the visitor (decision 129). */
export const missedSearchInput = z.strictObject({ words: text({ max: MISSED_SEARCH_MAX }), locale: choice(LOCALES) });

/** Words that nothing was found for, how often in the time that is kept, and the day of the last time. */
export const missedSearch = z.strictObject({
  words: z.string(),
  locale: z.enum(LOCALES),
  times: z.int().positive(),
  lastDay: z.iso.date(),
});
export const missedSearches = z.array(missedSearch);

export type MissedSearch = z.infer<typeof missedSearch>;
