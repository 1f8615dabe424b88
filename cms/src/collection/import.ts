import { createHash } from 'node:crypto';
import {
  columnsOf,
  type FieldError,
  fieldErrorMessage,
  type ImportChecked,
  type Imported,
  importCheckInput,
  importInput,
  preferredLocale,
  type SpreadsheetName,
} from '@sanabel/contract';
import type { Context } from 'koa';
import { inBatch } from '../changes/batch.ts';
import { noteActivity } from '../changes/history.ts';
import { others } from '../concurrency/others.ts';
import { ApiError } from '../http/api-error.ts';
import { refuseFieldErrors } from '../http/body.ts';
import { type Collection, type Row, titlesOf } from './collection.ts';
import { changedColumns, newColumns, otherColumns } from './input.ts';
import { fieldsAlone, judged, rowsById } from './many.ts';
import { searchTextOf } from './read.ts';
import { changeItem, insertItem } from './save.ts';
import { readInput } from './write.ts';

type Values = Record<string, unknown>;
type Owner<Item> = Collection<Item, SpreadsheetName>;

interface Judged<Item> {
  outcome: 'new' | 'changed' | 'unchanged' | 'faulty';
  row: Row<Item> | null;
  columns: Values;
  fieldErrors: readonly FieldError[];
}

const invalid = <Item>(row: Row<Item> | null, ...fieldErrors: readonly FieldError[]): Judged<Item> => ({
  outcome: 'faulty',
  row,
  columns: {},
  fieldErrors,
});

const unknownFields = (names: ReadonlySet<string>, values: Values): FieldError[] =>
  Object.keys(values).flatMap((field): FieldError[] => (names.has(field) ? [] : [{ field, code: 'unknown_field' }]));

const judgeNew = <Item>(owner: Owner<Item>, values: Values): Judged<Item> => {
  const { value, fieldErrors } = judged(() => newColumns(owner, fieldsAlone({ ...values, isDraft: true })));
  return value ? { outcome: 'new', row: null, columns: value, fieldErrors: [] } : invalid(null, ...(fieldErrors ?? []));
};

const judgeChange = <Item>(owner: Owner<Item>, row: Row<Item>, values: Values): Judged<Item> => {
  if (Object.keys(values).length === 0) return { outcome: 'unchanged', row, columns: {}, fieldErrors: [] };
  const { value, fieldErrors } = judged(() => changedColumns(owner, fieldsAlone(values), row));
  if (!value) return invalid(row, ...(fieldErrors ?? []));
  const columns = otherColumns(row, value);
  return { outcome: Object.keys(columns).length > 0 ? 'changed' : 'unchanged', row, columns, fieldErrors: [] };
};

const isId = (value: unknown): value is string => typeof value === 'string' && value !== '';

/** Validates all rows against the current items. `seen` changes as soon as one of these items is saved. */
const judgeAll = async <Item>(owner: Owner<Item>, rows: readonly Values[]): Promise<{ seen: string; all: Judged<Item>[] }> => {
  const names = new Set(columnsOf(owner.name).map(({ name }) => name));
  const found = await rowsById(
    owner,
    rows.flatMap(({ id }) => (isId(id) ? [id] : [])),
  );
  const met = new Set<unknown>();
  const judge = ({ id, ...values }: Values): Judged<Item> => {
    const unknown = unknownFields(names, values);
    const row = isId(id) ? (found.get(id) ?? null) : null;
    const isRepeated = isId(id) && met.has(id);
    met.add(id);
    if (id !== undefined && !row) return invalid(null, { field: 'id', code: 'invalid_id' }, ...unknown);
    if (isRepeated) return invalid(row, { field: 'id', code: 'repeated' }, ...unknown);
    if (unknown.length > 0) return invalid(row, ...unknown);
    return row ? judgeChange(owner, row, values) : judgeNew(owner, values);
  };
  const all: Judged<Item>[] = [];
  for (const row of rows) {
    all.push(judge(row));
    await others();
  }
  const states = [...found].map(([id, { updatedAt }]) => `${id} ${new Date(updatedAt).toISOString()}`).sort();
  return { seen: createHash('sha256').update(states.join('\n')).digest('hex'), all };
};

const NO_TITLES = { title: '', arabicTitle: '' };

/** Errors are in the caller's language. */
export const checkImport = async <Item>(owner: Owner<Item>, ctx: Context): Promise<ImportChecked> => {
  const { rows } = await readInput(ctx, importCheckInput);
  const { seen, all } = await judgeAll(owner, rows);
  const locale = preferredLocale(ctx.get('accept-language'));
  return {
    seen,
    rows: all.map(({ outcome, row, columns, fieldErrors }) => ({
      outcome,
      ...(row ? titlesOf(owner, row) : NO_TITLES),
      changed: outcome === 'changed' ? Object.keys(columns) : [],
      faults: fieldErrors.map((fieldError) => ({
        field: fieldError.field,
        code: fieldError.code,
        message: fieldErrorMessage(fieldError, locale),
      })),
    })),
  };
};

const write = async <Item>(owner: Owner<Item>, { row, outcome, columns }: Judged<Item>): Promise<string> => {
  if (row && outcome === 'unchanged') return row.documentId;
  const data = row ? columns : { ...owner.fallback, ...columns };
  const after = { ...row, ...data };
  const written = { ...data, searchText: searchTextOf(owner, after) };
  if (row) await changeItem(owner, row, written);
  const id = row ? row.documentId : await insertItem(owner, written);
  await noteActivity(row ? 'update' : 'create', owner.name, id, titlesOf(owner, after));
  return id;
};

/** Imports all rows as one bulk action, or none when a row is invalid or has changed since the check. */
export const importRows = async <Item>(owner: Owner<Item>, ctx: Context): Promise<Imported> => {
  const { rows, seen: checked } = await readInput(ctx, importInput);
  const { batch, result } = await inBatch(async () => {
    const { seen, all } = await judgeAll(owner, rows);
    refuseFieldErrors(
      all.flatMap(({ fieldErrors }, index) =>
        fieldErrors.map((fieldError) => ({ ...fieldError, field: `rows.${index}.${fieldError.field}` })),
      ),
      'INVALID_INPUT',
    );
    if (checked !== undefined && checked !== seen) throw new ApiError('OUTDATED');
    const ids = new Map<Judged<Item>, string>();
    // New items go to the top of a list, so the last row is created first.
    for (const one of all.toReversed()) {
      ids.set(one, await write(owner, one));
      await others();
    }
    return all.map((one) => ({ id: ids.get(one) ?? '', outcome: one.outcome }));
  });
  const items = result as Imported['items'];
  return { batch: items.some(({ outcome }) => outcome !== 'unchanged') ? batch : '', items };
};
