import type { Core } from '@strapi/strapi';

interface NativeSqlite {
  pragma(text: string): unknown;
}
interface Dialect {
  client: string;
  initialize(connection: NativeSqlite): Promise<void>;
}

const PRAGMAS = ['journal_mode = WAL', 'synchronous = FULL', 'busy_timeout = 5000'];

/** Strapi sets none of these: readers beside a writer, and nothing acknowledged that a power cut could take back. */
export const hardenSqlite = (strapi: Core.Strapi): void => {
  const dialect = strapi.db.dialect as unknown as Dialect;
  if (dialect.client !== 'sqlite') return;
  const initialize = dialect.initialize.bind(dialect);
  dialect.initialize = async (connection) => {
    await initialize(connection);
    for (const pragma of PRAGMAS) connection.pragma(pragma);
  };
};
