import type { UID } from '@strapi/types';
import type { Trx } from './transaction.ts';

interface Column {
  type: string;
  columnName?: string;
}

interface Query {
  /** The attributes that are read; `id`, `documentId` and times have columns like all others. */
  attributes: readonly string[];
  /** Only the rows with one of these values in each attribute. */
  where?: Readonly<Record<string, readonly unknown[]>>;
  /** Each combination of values once. */
  isDistinct?: boolean;
  orderBy?: readonly Readonly<Record<string, 'asc' | 'desc'>>[];
}

/** Whether a column holds truth as a number, as SQLite keeps it. Moments and JSON stay as the driver gives them. */
const isTruthAsNumber = ({ type }: Column): boolean => type === 'boolean' && strapi.db.dialect.client === 'sqlite';

interface Model {
  tableName: string;
  attributes: Readonly<Record<string, Column>>;
}

/** The table of a content type. */
export const modelOf = (uid: string): Model => strapi.db.metadata.get(uid) as unknown as Model;
/** The column of an attribute. */
export const columnIn = ({ attributes }: Model, name: string): string => attributes[name]?.columnName ?? name;

/** Makes an index over these attributes where there is none. Under a lock, or two processes that start make it both. */
export const ensureIndex = async (trx: Trx, uid: string, attributes: readonly string[]): Promise<void> => {
  const model = modelOf(uid);
  const columns = attributes.map((name) => columnIn(model, name));
  const name = [model.tableName, ...columns, 'index'].join('_');
  await trx.raw(`create index if not exists ?? on ?? (${columns.map(() => '??').join(', ')})`, [name, model.tableName, ...columns]);
};

/**
 * Reads columns of a table straight from the database, by the names of their attributes. Strapi's own query takes several times as
 * long for ten thousand rows, because it asks for every row what may be done with it.
 */
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

/** As many as a statement takes on any database, two values each. */
const ROWS_AT_ONCE = 1_000;

/**
 * Writes a number into a column of each of many rows, by their `id`: ten thousand in ten statements, which one by one take several
 * seconds. Call it inside of the write of `publish` where visitors see the table.
 */
export const writeNumbers = async (trx: Trx, uid: string, attribute: string, numbers: ReadonlyMap<number, number>): Promise<void> => {
  const model = modelOf(uid);
  const rows = [...numbers];
  for (let from = 0; from < rows.length; from += ROWS_AT_ONCE) {
    const some = rows.slice(from, from + ROWS_AT_ONCE);
    // Both databases call the columns of such a list so.
    const list = some.map(() => '(cast(? as integer), cast(? as integer))').join(', ');
    const statement = `update ?? set ?? = listed.column2 from (values ${list}) as listed where ??.id = listed.column1`;
    await trx.raw(statement, [model.tableName, columnIn(model, attribute), ...some.flat(), model.tableName]);
  }
};

/** The query of Strapi's own conditions, to be ordered by more than a column. */
interface Found extends PromiseLike<{ id: number }[]> {
  orderByRaw(expression: string, values?: readonly unknown[]): Found;
  limit(count: number): Found;
}

/**
 * The ids of the first rows that fit, those before all in whose folded text a word stands nearest to the beginning: the titles are there.
 * The word is a value of the statement, never a part of it.
 */
export const firstByWord = async (uid: string, where: object, word: string, limit: number): Promise<number[]> => {
  const place = strapi.db.dialect.client === 'sqlite' ? 'instr(search_text, ?)' : 'strpos(search_text, ?)';
  const query = strapi.db
    .queryBuilder(uid as UID.Schema)
    .select(['id'])
    .where(where)
    .getKnexQuery() as unknown as Found;
  const rows = await query.orderByRaw(`${place}, id desc`, [word]).limit(limit);
  return rows.map(({ id }) => id);
};
