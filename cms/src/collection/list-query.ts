import { type FieldError, fieldErrorsOf, type KindField, type ListQuery, listQuery, searchWords } from '@sanabel/contract';
import type { UID } from '@strapi/types';
import type { Context } from 'koa';
import * as z from 'zod';
import { ApiError } from '../http/api-error.ts';
import { refuseFieldErrors } from '../http/body.ts';
import type { List } from './collection.ts';
import { sortedColumn } from './sort-keys.ts';

type Where = Record<string, unknown>;

export interface ListRequest {
  where: Where;
  orderBy: Record<string, 'asc' | 'desc'>[];
  range?: readonly [from: number, to: number];
}

/** A map, not an object: sorting by `constructor` must find nothing. */
const COLUMNS: ReadonlyMap<string, string> = new Map([
  ['id', 'documentId'],
  ['createdAt', 'createdAt'],
  ['updatedAt', 'updatedAt'],
]);

const timestamp = z.iso.datetime({ offset: true });
const integer = z.coerce.number().pipe(z.int32());
const isText = (value: unknown): boolean => typeof value === 'string' && value !== '';

/** Checks that a column's type fits a value on every database: PostgreSQL refuses NUL in texts, and letters for numbers. */
const fitsColumn = (type: string, value: unknown): boolean => {
  if (type === 'datetime') return timestamp.safeParse(value).success;
  if (type === 'integer') return (typeof value === 'number' || isText(value)) && integer.safeParse(value).success;
  return !String(value).includes('\0');
};

const canFilterBy = (uid: string, column: string, value: unknown): boolean => {
  const type = strapi.contentType(uid as UID.ContentType).attributes[column]?.type ?? 'string';
  return Array.isArray(value) ? value.every((one) => fitsColumn(type, one)) : fitsColumn(type, value);
};

const condition = (column: string, value: unknown): Where => ({ [column]: Array.isArray(value) ? { $in: value } : { $eq: value } });

const holdsSeveral = (field: KindField | undefined): boolean => field?.type === 'choices' || field?.type === 'reference';

/** All words must occur, in any order. */
const searchConditions = (words: readonly string[]): Where[] => words.map((word) => ({ searchText: { $contains: word } }));

export const refuseParameter = (parameter: 'sort' | 'range' | 'filter'): never => {
  throw new ApiError('INVALID_PARAMETER', { fieldErrors: [{ field: parameter, code: 'invalid_parameter' }] });
};

/** Reads `sort`, `range` and `filter` (api.md, "Conventions"), or throws 400. Other parameters are ignored. */
export const readParameters = (ctx: Context): ListQuery => {
  const { sort, range, filter } = Object.fromEntries(new URLSearchParams(ctx.querystring));
  const given = Object.fromEntries(Object.entries({ sort, range, filter }).filter(([, value]) => value !== undefined));
  const result = listQuery.safeParse(given);
  if (!result.success) {
    refuseFieldErrors(
      fieldErrorsOf(result.error).map(({ field }): FieldError => ({ field: field.split('.')[0] ?? field, code: 'invalid_parameter' })),
      'INVALID_PARAMETER',
    );
  }
  return result.data ?? {};
};

/** Throws 400 for an invalid value, a field that is not `sortable`, and a value that does not fit its column. */
export const readListQuery = (
  ctx: Context,
  { uid, sortable, conditions: own, fields = {} }: Pick<List<never, unknown>, 'uid' | 'sortable' | 'conditions' | 'fields'>,
  natural: ListRequest['orderBy'],
): ListRequest => {
  const query = readParameters(ctx);
  const columnOf = (name: string): string | undefined => COLUMNS.get(name) ?? (sortable.includes(name) ? name : undefined);

  const orderBy = [...natural];
  if (query.sort) {
    const column = columnOf(query.sort[0]);
    orderBy.unshift({ [sortedColumn(uid, column ?? refuseParameter('sort'))]: query.sort[1] === 'ASC' ? 'asc' : 'desc' });
  }
  const conditions = Object.entries(query.filter ?? {}).flatMap(([name, value]): Where[] => {
    if (name === 'q') return searchConditions((typeof value === 'string' ? searchWords(value) : null) ?? refuseParameter('filter'));
    const named = own?.get(name);
    if (named) return value === true ? [named as Where] : refuseParameter('filter');
    if (holdsSeveral(fields[name])) return isText(value) ? [{ [name]: { $contains: value } }] : refuseParameter('filter');
    const column = columnOf(name);
    return column && canFilterBy(uid, column, value) ? [condition(column, value)] : refuseParameter('filter');
  });
  return { where: conditions.length > 0 ? { $and: conditions } : {}, orderBy, ...(query.range ? { range: query.range } : {}) };
};
