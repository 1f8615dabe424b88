import { type Entity, type ItemState, type Timing, timingInput } from '@sanabel/contract';
import type { Context } from 'koa';
import { moment, shortText, state } from '../database/content-type.ts';
import type { Collection, List, Row } from './collection.ts';
import { lackConditions } from './lacks.ts';
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
const reviewColumnsOf = ({ hasReview = false }: Pick<Entity, 'hasReview'>) => (hasReview ? { [REVIEW]: shortText } : {});
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

/** Items whose state will change by themselves. */
export const WILL_CHANGE = { $or: [{ state: 'scheduled' }, { ...LIVE, hideAt: { $notNull: true } }] };

/** The fields of a row that editors alone see: what is said of its item's time and languages, and nothing where nothing is said. */
export const saidOf = (row: object): Readonly<Record<string, unknown>> => ({
  ...Object.fromEntries(Object.entries({ ...timingOf(row), reviewBy: reviewOf(row) }).filter(([, value]) => value)),
  ...marksOf(row),
});

/** An item as an editor sees it. */
export const editedItemOf = <Item>(collection: Pick<Collection<Item>, 'toItem'>, row: Row<Item>): Item => ({
  ...collection.toItem(row),
  ...saidOf(row),
});

const TIMING_SORTS = ['state', ...Object.keys(timingInput.shape).filter((name) => name in TIMING_COLUMNS)];

/** The list of an entity as this caller may see it: visitors what is live, editors everything, with its state. */
export const listFor = <Item>(ctx: Context, collection: Collection<Item>): { list: List<Row<Item>, Item>; where: object } => {
  if (!ctx.state.admin) return { list: collection, where: LIVE };
  const list = {
    ...collection,
    sortable: [...collection.sortable, ...TIMING_SORTS, ...Object.keys(reviewColumnsOf(collection))],
    conditions: new Map([['willChange', WILL_CHANGE], ...lackConditions(collection)]),
    toItem: (row: Row<Item>) => editedItemOf(collection, row),
  };
  return { list, where: {} };
};

/** The columns of an entity that waits for its time; other entities have none. */
export const timingColumnsOf = ({ hasTiming, ...entity }: Pick<Entity, 'hasTiming' | 'hasReview'>) =>
  hasTiming ? { ...TIMING_COLUMNS, ...reviewColumnsOf(entity) } : {};
