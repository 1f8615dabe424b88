import * as z from 'zod';
import { LOCALES } from './enumerations.ts';
import { WITH_OWN_PAGE } from './pages.ts';
import { choice, id } from './text.ts';

/** What is counted of an item's page: the two answers to "was this useful?", and that somebody stayed to read it (decision 136). */
export const USEFUL_EVENTS = ['yes', 'no', 'opened'] as const;
export type UsefulEvent = (typeof USEFUL_EVENTS)[number];

/** One event of an item's page in one language, and nothing of the visitor. */
export const usefulInput = z.strictObject({ list: choice(WITH_OWN_PAGE), id, locale: choice(LOCALES), event: choice(USEFUL_EVENTS) });
export type UsefulList = UsefulInput['list'];
export type UsefulInput = z.infer<typeof usefulInput>;

/** An item with what was counted of it in the months that are shown. */
export const usefulItem = z.strictObject({
  list: z.enum(WITH_OWN_PAGE),
  id: z.string(),
  title: z.string(),
  arabicTitle: z.string(),
  yes: z.int().nonnegative(),
  no: z.int().nonnegative(),
  opened: z.int().nonnegative(),
});
export type UsefulItem = z.infer<typeof usefulItem>;

/** What visitors found useful, and what nobody opens. */
export const useful = z.strictObject({
  /** The first month of the counts, `2026-11`; null as long as nothing has been counted. */
  since: z.string().nullable(),
  /** The items that most visitors called useless, then those that most called useful. */
  answered: z.array(usefulItem),
  /** Items that visitors could have opened for a month at least and have not, the oldest first; and how many there are. */
  unopened: z.strictObject({ count: z.int().nonnegative(), items: z.array(usefulItem.omit({ yes: true, no: true, opened: true })) }),
});
export type Useful = z.infer<typeof useful>;
