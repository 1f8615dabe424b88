import type { Entity, ItemState, Timing } from '@sanabel/contract';
import { datetime, shortText, state } from '../database/content-type.ts';
import { stalenessOf } from './languages.ts';

export interface TimingColumns {
  /** Stored instead of computed at each read, so that one revision of the content is the same for every reader. */
  state: ItemState;
  publishAt: string | null;
  hideAt: string | null;
}

export const TIMING_COLUMNS = { state, publishAt: datetime, hideAt: datetime } as const;

/** Visitors do not see it: it is in no item, and changes of it are not published. */
const REVIEW = 'reviewBy';
export const reviewColumnsOf = ({ hasReview = false }: Pick<Entity, 'hasReview'>) => (hasReview ? { [REVIEW]: shortText } : {});
const reviewOf = (row: object): unknown => (row as { [REVIEW]?: unknown })[REVIEW];

/** Columns in rows older than a field may be null. */
export const isReviewAlone = (before: object, data: Readonly<Record<string, unknown>>): boolean => {
  const row = before as Readonly<Record<string, unknown>>;
  return REVIEW in data && Object.entries(data).every(([name, value]) => name === REVIEW || (row[name] ?? '') === (value ?? ''));
};

type Columns = Partial<Record<keyof TimingColumns, unknown>>;

const iso = (value: unknown): string | null => (value == null ? null : new Date(value as string).toISOString());

/** Rows older than timing are live. */
export const timingOf = (row: object): Required<Timing> => {
  const { state: savedState, publishAt, hideAt } = row as Columns;
  return { isDraft: savedState === 'draft', publishAt: iso(publishAt), hideAt: iso(hideAt) };
};

export const isLive = (row: object): boolean => ((row as Columns).state ?? 'live') === 'live';

/** The condition for `isLive` in a query. */
export const LIVE = { state: 'live' } as const satisfies Columns;

/** Alternatives that match items whose state will change automatically. */
export const WILL_CHANGE = [{ state: 'scheduled' }, { ...LIVE, hideAt: { $notNull: true } }];

/** Fields for editors only; empty ones are left out. */
export const editorFieldsOf = (row: object): Readonly<Record<string, unknown>> => ({
  ...Object.fromEntries(Object.entries({ ...timingOf(row), reviewBy: reviewOf(row) }).filter(([, value]) => value)),
  ...stalenessOf(row),
});

/** Empty for other entities. */
export const timingColumnsOf = ({ hasTiming, ...entity }: Pick<Entity, 'hasTiming' | 'hasReview'>) =>
  hasTiming ? { ...TIMING_COLUMNS, ...reviewColumnsOf(entity) } : {};
