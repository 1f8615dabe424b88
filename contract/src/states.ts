/**
 * Where an item stands between its editor and the visitors. Apart from the schemas of `entities/timing.ts`, because the panel decides
 * with the same function what it says under a form, and needs no schema library for it.
 */

/** Shown; unfinished; waiting for its time; past its time. */
export const ITEM_STATES = ['live', 'draft', 'scheduled', 'hidden'] as const;
export type ItemState = (typeof ITEM_STATES)[number];

/** What an editor says of an item's time. Nothing of it means: shown, now and for good. */
export interface Timing {
  isDraft?: boolean | undefined;
  /** ISO 8601, UTC. */
  publishAt?: string | null | undefined;
  hideAt?: string | null | undefined;
}

/** Moments are whole quarters of an hour: all time zones of the world differ by such. */
export const QUARTER_MS = 15 * 60_000;

const hasCome = (moment: string | null | undefined, now: number): boolean => typeof moment === 'string' && Date.parse(moment) <= now;

/** The state at a moment. A draft waits for its editor, whatever times it has. */
export const stateAt = ({ isDraft = false, publishAt, hideAt }: Timing, now: number): ItemState => {
  if (isDraft) return 'draft';
  if (hasCome(hideAt, now)) return 'hidden';
  return typeof publishAt === 'string' && !hasCome(publishAt, now) ? 'scheduled' : 'live';
};

/** The next moment at which the state is another one by itself, or null. */
export const nextChangeOf = ({ isDraft = false, publishAt, hideAt }: Timing, now: number): number | null => {
  if (isDraft || hasCome(hideAt, now)) return null;
  const moments = [publishAt, hideAt].flatMap((moment) => (typeof moment === 'string' ? [Date.parse(moment)] : []));
  const ahead = moments.filter((moment) => moment > now);
  return ahead.length > 0 ? Math.min(...ahead) : null;
};
