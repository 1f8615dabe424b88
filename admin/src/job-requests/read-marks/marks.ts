import * as z from 'zod';

/** The marks of job requests on this device: ids and moments, nothing of a person. */
const keptMarks = z.object({
  /** The newest request there was when this admin last opened the list; null before they ever did. By the server's clock, as all moments here. */
  openedAt: z.string().nullable(),
  /** Requests looked into since then. */
  seen: z.array(z.object({ id: z.string(), at: z.string() })),
});
export type Marks = z.infer<typeof keptMarks>;

/** A request, as far as marks know it. */
export interface Moment {
  id: string;
  at: string;
}

export const NO_MARKS: Marks = { openedAt: null, seen: [] };

/** The marks that a device kept, or none where they are unknown. */
export const marksOf = (kept: unknown): Marks => keptMarks.safeParse(kept).data ?? NO_MARKS;

const isLater = (at: string, than: string | null): boolean => than === null || at > than;

/** New is what arrived after the list was last opened and was not looked into since. */
export const isNew = ({ openedAt, seen }: Marks, { id, at }: Moment): boolean =>
  isLater(at, openedAt) && !seen.some((one) => one.id === id);

export const withSeen = (marks: Marks, request: Moment): Marks =>
  isNew(marks, request) ? { ...marks, seen: [...marks.seen, request] } : marks;

/** The list is open: what is there now is no longer new next time. */
export const withOpened = ({ seen }: Marks, newest: string | null): Marks => ({
  openedAt: newest,
  seen: seen.filter(({ at }) => isLater(at, newest)),
});
