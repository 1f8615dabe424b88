import * as z from 'zod';
import { LOCALES } from './enumerations.ts';
import { WITH_OWN_PAGE } from './kinds/index.ts';
import { choice, id } from './text.ts';

/** The two answers to "was this useful?", and that a visitor stayed to read (decision 136). */
export const USEFUL_EVENTS = ['yes', 'no', 'opened'] as const;
export type UsefulEvent = (typeof USEFUL_EVENTS)[number];

/** Holds nothing about the visitor. */
export const usefulInput = z.strictObject({ list: choice(WITH_OWN_PAGE), id, locale: choice(LOCALES), event: choice(USEFUL_EVENTS) });
export type UsefulList = UsefulInput['list'];
export type UsefulInput = z.infer<typeof usefulInput>;

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

export const useful = z.strictObject({
  /** The first month with counts, `2026-11`; null without any. */
  since: z.string().nullable(),
  /** Most often called useless first, then most often useful. */
  answered: z.array(usefulItem),
  /** Items online for at least a month that no one has opened, oldest first, and their number. */
  unopened: z.strictObject({ count: z.int().nonnegative(), items: z.array(usefulItem.omit({ yes: true, no: true, opened: true })) }),
});
export type Useful = z.infer<typeof useful>;
