import type { Core } from '@strapi/strapi';

interface NativeSqlite {
  pragma(text: string): unknown;
  prepare(text: string): unknown;
}
interface Dialect {
  client: string;
  initialize(connection: NativeSqlite): Promise<void>;
}

const PRAGMAS = ['journal_mode = WAL', 'synchronous = FULL', 'busy_timeout = 5000'];

/**
 * A transaction that has read before it writes is refused at once when another process (`npm run admin:code`, a second CMS) wrote in
 * between. One that takes the write lock when it begins waits for its turn instead.
 */
const beginImmediate = (connection: NativeSqlite): void => {
  const prepare = connection.prepare.bind(connection);
  connection.prepare = (text) => prepare(text === 'BEGIN;' ? 'BEGIN IMMEDIATE;' : text);
};

/** Strapi sets none of these: readers beside a writer, and nothing acknowledged that a power cut could take back. */
export const configureSqlite = (strapi: Core.Strapi): void => {
  const dialect = strapi.db.dialect as unknown as Dialect;
  if (dialect.client !== 'sqlite') return;
  const initialize = dialect.initialize.bind(dialect);
  dialect.initialize = async (connection) => {
    await initialize(connection);
    for (const pragma of PRAGMAS) connection.pragma(pragma);
    beginImmediate(connection);
  };
};
