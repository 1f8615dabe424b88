/** Free of schemas, because the panel imports it too and loads no schema library for it. */

export const ITEM_STATES = ['live', 'draft', 'scheduled', 'hidden'] as const;
export type ItemState = (typeof ITEM_STATES)[number];

/** Differences between the languages of an item: fields older than their counterparts, or drafts that no one has read. Visitors do not get these. */
export const STALENESS_FIELDS = ['staleEnglish', 'staleArabic', 'unreadDraft'] as const;

/** What an item lacks, the most urgent first. */
export const LACKS = ['refusedChange', 'noPicture', 'noEnglish', ...STALENESS_FIELDS, 'toReview'] as const;
export type Lack = (typeof LACKS)[number];

export const isLack = (state: string): state is Lack => LACKS.some((lack) => lack === state);

/** Divides the live items of a kind with `validity`. */
export const VALIDITY_STATES = ['valid', 'coming', 'ended'] as const;
export type ValidityState = (typeof VALIDITY_STATES)[number];

/** What editors count and filter by. `timed` has a publish or hide time ahead, or waiting changes. */
export const LIST_STATES = ['live', 'valid', 'coming', 'draft', 'timed', 'hidden', 'ended', ...LACKS] as const;
export type ListState = (typeof LIST_STATES)[number];

const EVERYWHERE: readonly ListState[] = ['live', 'draft', 'timed', 'hidden'];
/** False for states that some kinds never have. */
export const isEverywhere = (state: ListState): boolean => EVERYWHERE.includes(state);

export type Waiting = Exclude<Lack, 'noPicture'> | 'draft';

/** States that wait for an editor, the most urgent first. Only drafts lack a required picture, and they wait as drafts. */
export const WAITING: readonly Waiting[] = [...LACKS.filter((lack) => lack !== 'noPicture'), 'draft'];

/** Returns the part of a list's `filter` that finds a state. */
export const stateFilter = (state: string): Record<string, string | true> => {
  if (state === 'timed') return { willChange: true };
  return isLack(state) || VALIDITY_STATES.some((name) => name === state) ? { [state]: true } : { state };
};

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

/** An item that has no end yet, such as a draft, is coming. */
export const validityAt = (from: string, until: string, now: number): ValidityState => {
  if (hasCome(until, now)) return 'ended';
  return hasCome(from, now) ? 'valid' : 'coming';
};
