import type { Entity, ItemState, Timing } from '@sanabel/contract';
import { moment, shortText, state } from '../database/content-type.ts';
import { marksOf } from './languages.ts';

/** The columns of an item that waits for its time. */
export interface TimingColumns {
  /**
   * As of the last change or of the clock's worker: whether visitors see an item is written down, not computed from the clock at each
   * read, so that one revision of the content is one and the same for every reader.
   */
  state: ItemState;
  publishAt: string | null;
  hideAt: string | null;
}

export const TIMING_COLUMNS = { state, publishAt: moment, hideAt: moment } as const;

/** The day from which an item is due for review. Not of what visitors see: it is in no item, and no change of it is published. */
const REVIEW = 'reviewBy';
export const reviewColumnsOf = ({ hasReview = false }: Pick<Entity, 'hasReview'>) => (hasReview ? { [REVIEW]: shortText } : {});
const reviewOf = (row: object): unknown => (row as { [REVIEW]?: unknown })[REVIEW];

/** Whether columns change the day of a review and nothing else of a row. Columns from before a field have null for nothing. */
export const isReviewAlone = (before: object, data: Readonly<Record<string, unknown>>): boolean => {
  const row = before as Readonly<Record<string, unknown>>;
  return REVIEW in data && Object.entries(data).every(([name, value]) => name === REVIEW || (row[name] ?? '') === (value ?? ''));
};

type Columns = Partial<Record<keyof TimingColumns, unknown>>;

const iso = (value: unknown): string | null => (value == null ? null : new Date(value as string).toISOString());

/** What a row says of its item's time. Rows from before there was such a thing say nothing: they are live. */
export const timingOf = (row: object): Required<Timing> => {
  const { state: kept, publishAt, hideAt } = row as Columns;
  return { isDraft: kept === 'draft', publishAt: iso(publishAt), hideAt: iso(hideAt) };
};

/** Whether visitors see the item of a row. */
export const isLive = (row: object): boolean => ((row as Columns).state ?? 'live') === 'live';

/** As in a database query, for `isLive`. */
export const LIVE = { state: 'live' } as const satisfies Columns;

/** Conditions of which one is true for an item whose state will change by itself. */
export const WILL_CHANGE = [{ state: 'scheduled' }, { ...LIVE, hideAt: { $notNull: true } }];

/** The fields of a row that editors alone see: what is said of its item's time and languages, and nothing where nothing is said. */
export const saidOf = (row: object): Readonly<Record<string, unknown>> => ({
  ...Object.fromEntries(Object.entries({ ...timingOf(row), reviewBy: reviewOf(row) }).filter(([, value]) => value)),
  ...marksOf(row),
});

/** The columns of an entity that waits for its time; other entities have none. */
export const timingColumnsOf = ({ hasTiming, ...entity }: Pick<Entity, 'hasTiming' | 'hasReview'>) =>
  hasTiming ? { ...TIMING_COLUMNS, ...reviewColumnsOf(entity) } : {};
