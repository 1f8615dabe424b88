import { changeManyInput, type FieldError, type ManyDone, type ManyOutcome, manyInput, type OrderedName } from '@sanabel/contract';
import type { Context } from 'koa';
import { inBatch } from '../changes/batch.ts';
import { noteActivity } from '../changes/history.ts';
import { others } from '../concurrency/others.ts';
import { ApiError } from '../http/api-error.ts';
import { refuse, refuseFieldErrors } from '../http/body.ts';
import type { Body } from '../http/multipart.ts';
import { clock } from './clock.ts';
import { type Collection, type Row, rowsOf, titlesOf } from './collection.ts';
import { changedColumns, otherColumns } from './input.ts';
import { searchTextOf } from './read.ts';
import { changeItem } from './save.ts';
import { deleteItem, readInput } from './write.ts';

type Values = Record<string, unknown>;
type Owner<Item> = Collection<Item, OrderedName>;

export const fieldsAlone = (values: Values): Body => ({ values, files: {}, dispose: async () => {} });

/** Catches the field errors of a validation. */
export const judged = <T>(judge: () => T): { value: T; fieldErrors?: never } | { value?: never; fieldErrors: readonly FieldError[] } => {
  try {
    return { value: judge() };
  } catch (error) {
    if (error instanceof ApiError && error.fieldErrors.length > 0) return { fieldErrors: error.fieldErrors };
    throw error;
  }
};

export const rowsById = async <Item>(collection: Collection<Item>, ids: readonly string[]): Promise<Map<string, Row<Item>>> => {
  const rows = await rowsOf(collection).findMany({ where: { documentId: { $in: ids } } });
  return new Map(rows.map((row) => [row.documentId, row]));
};

/** Runs a bulk action and returns each item's outcome. `act` gets the remaining ids, each once. */
export const actOnMany = async (
  ids: readonly string[],
  act: (ids: readonly string[]) => Promise<ReadonlyMap<string, ManyOutcome>>,
): Promise<ManyDone> => {
  const each = [...new Set(ids)];
  const { batch, result } = await inBatch(() => act(each));
  const isDone = [...result.values()].includes('done');
  return { batch: isDone ? batch : '', items: each.map((id) => ({ id, outcome: result.get(id) ?? 'gone' })) };
};

/** Changes all items or none; every error names its item. */
export const changeMany = async <Item>(collection: Owner<Item>, ctx: Context): Promise<ManyDone> => {
  const { ids, change } = await readInput(ctx, changeManyInput(collection));
  if (Object.keys(change).length === 0) refuse({ field: 'change', code: 'nothing_to_change' });
  const done = await actOnMany(ids, async (each) => {
    const rows = [...(await rowsById(collection, each)).values()];
    const results = rows.map((row) => ({ row, ...judged(() => changedColumns(collection, fieldsAlone(change), row)) }));
    refuseFieldErrors(
      results.flatMap(({ row, fieldErrors = [] }) =>
        fieldErrors.map((fieldError) => ({ ...fieldError, field: `${row.documentId}.${fieldError.field}` })),
      ),
    );
    const outcomes = new Map<string, ManyOutcome>();
    for (const { row, value = {} } of results) {
      const columns = otherColumns(row, value);
      const isOther = Object.keys(columns).length > 0;
      outcomes.set(row.documentId, isOther ? 'done' : 'unchanged');
      if (!isOther) continue;
      const after = { ...row, ...columns };
      await changeItem(collection, row, { ...columns, searchText: searchTextOf(collection, after) });
      await noteActivity('update', collection.name, row.documentId, titlesOf(collection, after));
      await others();
    }
    return outcomes;
  });
  clock.wake();
  return done;
};

export const deleteMany = async <Item>(collection: Owner<Item>, ctx: Context): Promise<ManyDone> => {
  const { ids } = await readInput(ctx, manyInput);
  return actOnMany(ids, async (each) => {
    const rows = await rowsById(collection, each);
    for (const id of rows.keys()) {
      await deleteItem(collection, id);
      await others();
    }
    return new Map([...rows.keys()].map((id) => [id, 'done']));
  });
};
