import * as z from 'zod';
import { KINDS, ORDERED_NAMES } from './kinds/index.ts';
import { SAVED_FILTER_NAME_MAX, SAVED_FILTER_QUERY_MAX } from './limits.ts';
import { choice, id, text } from './text.ts';

/** Pages behind `/admin` that keep a list's search, filters and order in the address. */
const lists = [...ORDERED_NAMES, 'admins', 'job-requests'] as const;
export const FILTERED_PAGES = [...new Set(lists.map((name) => KINDS[name].listPath)), '/trash', '/activity'] as const;
export type FilteredPage = (typeof FILTERED_PAGES)[number];

export const savedFilterInput = z.strictObject({
  page: choice(FILTERED_PAGES),
  name: text({ max: SAVED_FILTER_NAME_MAX }),
  query: text({ max: SAVED_FILTER_QUERY_MAX }),
});

export const savedFilter = z.strictObject({ id, ...savedFilterInput.shape });
export const savedFilters = z.array(savedFilter);

export type SavedFilterInput = z.infer<typeof savedFilterInput>;
export type SavedFilter = z.infer<typeof savedFilter>;
