import type { Core } from '@strapi/types';
import { withLock } from './transaction.ts';

interface Column {
  table_name: string;
  column_name: string;
  data_type: string;
  character_maximum_length: number | null;
}

const OTHERWISE_SORTED = `select table_name, column_name, data_type, character_maximum_length from information_schema.columns
  where table_schema = current_schema() and data_type in ('character varying', 'text')
  and collation_name is distinct from 'C' and table_name = any(?)`;

const typeOf = ({ data_type: type, character_maximum_length: length }: Column): string => (length === null ? type : `${type}(${length})`);

/** Makes PostgreSQL compare texts by code points, as SQLite does, not by the database's locale. Strapi has no collations. */
export const collateByCodePoint = async (strapi: Core.Strapi): Promise<void> => {
  if (strapi.db.dialect.client !== 'postgres') return;
  const tables = Object.values(strapi.contentTypes).map(({ collectionName }) => collectionName);
  await withLock('collation', async ({ trx }) => {
    const { rows } = (await trx.raw(OTHERWISE_SORTED, [tables])) as { rows: Column[] };
    for (const column of rows)
      await trx.raw(`alter table ?? alter column ?? type ${typeOf(column)} collate "C"`, [column.table_name, column.column_name]);
  });
};
