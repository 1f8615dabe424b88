import type { UID } from '@strapi/types';
import type { Trx } from './transaction.ts';

interface Column {
  type: string;
  columnName?: string;
}

interface Query {
  attributes: readonly string[];
  where?: Readonly<Record<string, readonly unknown[]>>;
  isDistinct?: boolean;
  orderBy?: readonly Readonly<Record<string, 'asc' | 'desc'>>[];
}

/** SQLite stores booleans as numbers. Timestamps and JSON stay as the driver returns them. */
const isTruthAsNumber = ({ type }: Column): boolean => type === 'boolean' && strapi.db.dialect.client === 'sqlite';

interface Model {
  tableName: string;
  attributes: Readonly<Record<string, Column>>;
}

export const modelOf = (uid: string): Model => strapi.db.metadata.get(uid) as Model;
export const columnIn = ({ attributes }: Model, name: string): string => attributes[name]?.columnName ?? name;

/** Call it under a lock, because two starting processes would both create the index. */
export const ensureIndex = async (trx: Trx, uid: string, attributes: readonly string[]): Promise<void> => {
  const model = modelOf(uid);
  const columns = attributes.map((name) => columnIn(model, name));
  const name = [model.tableName, ...columns, 'index'].join('_');
  await trx.raw(`create index if not exists ?? on ?? (${columns.map(() => '??').join(', ')})`, [name, model.tableName, ...columns]);
};

/** Bypasses Strapi's query, which takes several times as long for ten thousand rows. */
export const readRows = async <Row>(
  trx: Trx,
  uid: string,
  { attributes, where = {}, orderBy = [], isDistinct = false }: Query,
): Promise<Row[]> => {
  const model = modelOf(uid);
  const { tableName, attributes: all } = model;
  const columnOf = (name: string): string => columnIn(model, name);
  let query = trx(tableName)
    .select(Object.fromEntries(attributes.map((name) => [name, columnOf(name)])))
    .orderBy(orderBy.flatMap((one) => Object.entries(one).map(([name, order]) => ({ column: columnOf(name), order }))));
  if (isDistinct) query = query.distinct();
  for (const [name, values] of Object.entries(where)) query = query.whereIn(columnOf(name), values);
  const rows = await query;
  const truths = attributes.filter((name) => all[name] && isTruthAsNumber(all[name]));
  for (const row of rows) for (const name of truths) row[name] = row[name] === null ? null : Boolean(row[name]);
  return rows as Row[];
};

/** Two values each; the limit of statements on any database. */
const ROWS_AT_ONCE = 1_000;

/** One by one, ten thousand rows take several seconds. Call it inside `publish` for public tables. */
export const writeNumbers = async (trx: Trx, uid: string, attribute: string, numbers: ReadonlyMap<number, number>): Promise<void> => {
  const model = modelOf(uid);
  const rows = [...numbers];
  for (let from = 0; from < rows.length; from += ROWS_AT_ONCE) {
    const some = rows.slice(from, from + ROWS_AT_ONCE);
    // Both databases use these names for the columns of such a list.
    const list = some.map(() => '(cast(? as integer), cast(? as integer))').join(', ');
    const statement = `update ?? set ?? = listed.column2 from (values ${list}) as listed where ??.id = listed.column1`;
    await trx.raw(statement, [model.tableName, columnIn(model, attribute), ...some.flat(), model.tableName]);
  }
};

interface Found extends PromiseLike<{ id: number }[]> {
  orderByRaw(expression: string, values?: readonly unknown[]): Found;
  limit(count: number): Found;
}

/** Orders by the word's position in the folded text, which begins with the titles. The word is bound as a value. */
export const firstByWord = async (uid: string, where: object, word: string, limit: number): Promise<number[]> => {
  const rank = strapi.db.dialect.client === 'sqlite' ? 'instr(search_text, ?)' : 'strpos(search_text, ?)';
  const query = strapi.db
    .queryBuilder(uid as UID.Schema)
    .select(['id'])
    .where(where)
    .getKnexQuery() as Found;
  const rows = await query.orderByRaw(`${rank}, id desc`, [word]).limit(limit);
  return rows.map(({ id }) => id);
};
