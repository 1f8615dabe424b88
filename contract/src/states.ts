/** Free of schemas, because the panel imports it too and loads no schema library for it. */

export const ITEM_STATES = ['live', 'draft', 'scheduled', 'hidden'] as const;
export type ItemState = (typeof ITEM_STATES)[number];

/** An item without any of these is live. */
export interface Timing {
  isDraft?: boolean | undefined;
  /** ISO 8601, UTC. */
  publishAt?: string | null | undefined;
  hideAt?: string | null | undefined;
}

/** All time zones differ by multiples of this. */
export const QUARTER_MS = 15 * 60_000;

const hasCome = (timestamp: string | null | undefined, now: number): boolean =>
  typeof timestamp === 'string' && Date.parse(timestamp) <= now;

/** A draft stays one, whatever times it has. */
export const stateAt = ({ isDraft = false, publishAt, hideAt }: Timing, now: number): ItemState => {
  if (isDraft) return 'draft';
  if (hasCome(hideAt, now)) return 'hidden';
  return typeof publishAt === 'string' && !hasCome(publishAt, now) ? 'scheduled' : 'live';
};

/** Returns the next timestamp at which the state changes, or null. */
export const nextChangeOf = ({ isDraft = false, publishAt, hideAt }: Timing, now: number): number | null => {
  if (isDraft || hasCome(hideAt, now)) return null;
  const timestamps = [publishAt, hideAt].flatMap((timestamp) => (typeof timestamp === 'string' ? [Date.parse(timestamp)] : []));
  const ahead = timestamps.filter((timestamp) => timestamp > now);
  return ahead.length > 0 ? Math.min(...ahead) : null;
};
