import { type Lack, type TimedChange, timingInput } from '@sanabel/contract';
import type { Context } from 'koa';
import type { Collection, List, Row } from './collection.ts';
import { lackConditions } from './lacks.ts';
import { timedChanges } from './timed-changes/rows.ts';
import { shownChange } from './timed-changes/timed-changes.ts';
import { editorFieldsOf, LIVE, reviewColumnsOf, TIMING_COLUMNS, WILL_CHANGE } from './timing.ts';
import { validityConditions } from './validity.ts';

type Owner<Item> = Pick<Collection<Item>, 'name' | 'toItem'>;

const edited = <Item>({ toItem }: Owner<Item>, row: Row<Item>, timedChange: TimedChange | undefined): Item => ({
  ...toItem(row),
  ...editorFieldsOf(row),
  ...(timedChange && { timedChange }),
});

/** Reads all: there are few at any time. */
const waitingIn = async ({ name }: Pick<Collection, 'name'>, item: object = {}): Promise<ReadonlyMap<string, TimedChange>> => {
  const rows = await timedChanges().findMany({ where: { kind: name, ...item } });
  return new Map(rows.map((row) => [row.itemId, shownChange(row)]));
};

export const editedItemOf = async <Item>(collection: Owner<Item>, row: Row<Item>): Promise<Item> => {
  const { documentId } = row;
  return edited(collection, row, (await waitingIn(collection, { itemId: documentId })).get(documentId));
};

const TIMING_SORTS = ['state', ...Object.keys(timingInput.shape).filter((name) => name in TIMING_COLUMNS)];

/** Visitors get live items; editors get all, with their state. */
export const listFor = async <Item>(
  ctx: Context,
  collection: Collection<Item>,
): Promise<{ list: List<Row<Item>, Item>; where: object }> => {
  if (!ctx.state.admin) return { list: collection, where: LIVE };
  const waiting = await waitingIn(collection);
  const withChanges = (hasFailed: boolean) => {
    const ids = [...waiting].filter(([, { failure }]) => (failure !== null) === hasFailed).map(([id]) => id);
    return { documentId: { $in: ids } };
  };
  const list = {
    ...collection,
    sortable: [...collection.sortable, ...TIMING_SORTS, ...Object.keys(reviewColumnsOf(collection))],
    conditions: new Map<string, object>([
      ['willChange', { $or: [...WILL_CHANGE, withChanges(false)] }],
      ['refusedChange' satisfies Lack, withChanges(true)],
      ...lackConditions(collection),
      ...validityConditions(collection),
    ]),
    toItem: (row: Row<Item>) => edited(collection, row, waiting.get(row.documentId)),
  };
  return { list, where: {} };
};
