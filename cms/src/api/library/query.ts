import { LISTS_WITH_ALT, type ListQuery, MEDIUM_KINDS, searchWords } from '@sanabel/contract';
import { refuseParameter } from '../../collection/list-query.ts';
import { FILE_COLUMNS, type FileColumn } from '../../collection/media-uses.ts';
import { columnIn, modelOf } from '../../database/rows.ts';
import type { Select, Trx } from '../../database/transaction.ts';

/** SQL condition with its values: `??` is a name of ours, `?` a value. */
interface Condition {
  sql: string;
  values: readonly unknown[];
}

const TABLE = 'media_files';
/** Content only: leaves out pictures of admins. */
export const EVERY: Condition = { sql: 'in_library = ?', values: [true] };

const tableAndColumn = ({ collection, attribute }: FileColumn): [table: string, column: string] => {
  const model = modelOf(collection.uid);
  return [model.tableName, columnIn(model, attribute)];
};

/** Each column that may use it is looked up in an index. */
const usedIn = (attributes: readonly FileColumn[]): Condition => ({
  sql: `(${attributes.map(() => `exists (select 1 from ?? where ?? = ${TABLE}.url)`).join(' or ')})`,
  values: attributes.flatMap((attribute) => {
    const [table, column] = tableAndColumn(attribute);
    return [table, `${table}.${column}`];
  }),
});

const not = ({ sql, values }: Condition): Condition => ({ sql: `not ${sql}`, values });

/** Escapes `%` and `_`, which are no wildcards for a reader. */
const like = (word: string): string => `%${word.replace(/[\\%_]/g, '\\$&')}%`;
const LIKE = "like ? escape '\\'";

/** All words are in the description of a picture, or in the texts of one item that uses it. */
const found = (words: readonly string[]): Condition => {
  const all = words.map(() => `?? ${LIKE}`).join(' and ');
  const valuesOf = (column: string): unknown[] => words.flatMap((word) => [column, like(word)]);
  const searched = FILE_COLUMNS.filter(({ collection }) => collection.search.length > 0);
  const inItems = searched.map((attribute) => {
    const [table, column] = tableAndColumn(attribute);
    return { sql: `url in (select ?? from ?? where ${all})`, values: [column, table, ...valuesOf('search_text')] };
  });
  return {
    sql: `((${all}) or ${inItems.map(({ sql }) => sql).join(' or ')})`,
    values: [...valuesOf('search_text'), ...inItems.flatMap(({ values }) => values)],
  };
};

/** Pictures without a description in at least one language, used by an item that has such texts. */
export const noAlt = (): Condition => {
  const used = usedIn(FILE_COLUMNS.filter(({ list }) => LISTS_WITH_ALT.includes(list)));
  const blank = "(coalesce(picture_alt, '') = '' or coalesce(arabic_picture_alt, '') = '')";
  return { sql: `(kind = 'picture' and ${blank} and ${used.sql})`, values: used.values };
};

const oneOf = (column: string, values: readonly unknown[]): Condition => ({
  sql: `?? in (${values.map(() => '?').join(', ')})`,
  values: [column, ...values],
});

const textsIn = (value: unknown): string[] => {
  const all = (Array.isArray(value) ? value : [value]) as unknown[];
  const texts = all.filter((one): one is string => typeof one === 'string' && !one.includes('\0'));
  return texts.length === all.length && all.length > 0 ? texts : refuseParameter('filter');
};

/** `isUnused` needs a second check: an item in the trash may use what no other item uses. */
export interface LibraryRequest {
  conditions: readonly Condition[];
  isUnused: boolean;
  order: readonly { column: string; order: 'asc' | 'desc' }[];
  range: readonly [from: number, to: number] | undefined;
}

const SORTABLE: ReadonlyMap<string, string> = new Map([
  ['createdAt', 'created_at'],
  ['bytes', 'bytes'],
]);

/** An item in the trash may still use it. */
export const unusedByItems = (): Condition => not(usedIn(FILE_COLUMNS));

/** Throws 400 for an unknown filter or column. */
export const libraryRequest = ({ sort, range, filter = {} }: ListQuery): LibraryRequest => {
  const conditions = Object.entries(filter).map(([name, value]): Condition => {
    if (name === 'q') {
      const words = (typeof value === 'string' ? searchWords(value) : null) ?? refuseParameter('filter');
      return words.length > 0 ? found(words) : EVERY;
    }
    if (name === 'id') return oneOf('document_id', textsIn(value));
    if (name === 'kind') {
      const kinds = textsIn(value).filter((kind) => MEDIUM_KINDS.some((one) => one === kind));
      return kinds.length > 0 ? oneOf('kind', kinds) : refuseParameter('filter');
    }
    if (value !== true) return refuseParameter('filter');
    if (name === 'noAlt') return noAlt();
    return name === 'unused' ? unusedByItems() : refuseParameter('filter');
  });
  const column = sort ? (SORTABLE.get(sort[0]) ?? refuseParameter('sort')) : 'created_at';
  const order = sort?.[1] === 'ASC' ? ('asc' as const) : ('desc' as const);
  return {
    conditions: [EVERY, ...conditions],
    isUnused: filter.unused === true,
    order: [
      { column, order },
      { column: 'id', order },
    ],
    range,
  };
};

export const mediaWhere = (trx: Trx, conditions: readonly Condition[]): Select =>
  conditions.reduce((query, { sql, values }) => query.whereRaw(sql, values), trx(TABLE));
