import type { Core } from '@strapi/strapi';

/** The database's own query builder (knex), for what Strapi's is too slow for. */
export interface Select extends PromiseLike<Record<string, unknown>[]> {
  select(columns: Readonly<Record<string, string>>): Select;
  distinct(): Select;
  whereIn(column: string, values: readonly unknown[]): Select;
  whereNull(column: string): Select;
  whereRaw(condition: string, values?: readonly unknown[]): Select;
  count(columns: Readonly<Record<string, string>>): Select;
  groupBy(column: string): Select;
  limit(count: number): Select;
  offset(count: number): Select;
  update(values: Readonly<Record<string, unknown>>): Select;
  orderBy(columns: readonly { column: string; order: 'asc' | 'desc' }[]): Select;
}

/** A transaction's own way to the database. */
export interface Trx {
  (table: string): Select;
  raw(statement: string, values?: readonly unknown[]): Promise<unknown>;
}

interface Transaction {
  onCommit(callback: () => void): void;
  trx: Trx;
}

/** Runs work in one transaction, or in the one that is already open: everything inside is kept, or nothing. */
export const inTransaction = <T>(work: (transaction: Transaction) => Promise<T>): Promise<T> =>
  strapi.db.transaction(work as never) as unknown as Promise<T>;

const isOnPostgres = (): boolean => strapi.db.dialect.client === 'postgres';

/**
 * Runs a transaction under a lock: of those with the same name one runs at a time, across processes, and each sees what the
 * one before it has written. Use it wherever something is read in order to decide what to write. SQLite has one connection and
 * needs no lock. Take locks in the order `content`, `accounts`, others, so that no two wait for each other.
 */
export const withLock = <T>(name: string, work: (transaction: Transaction) => Promise<T>): Promise<T> =>
  inTransaction(async (transaction) => {
    if (isOnPostgres()) await transaction.trx.raw('select pg_advisory_xact_lock(hashtextextended(?, 0))', [name]);
    return work(transaction);
  });

/** Reads everything inside from one moment of the database, even while others write. */
export const inSnapshot = <T>(work: (trx: Trx) => Promise<T>): Promise<T> =>
  inTransaction(async ({ trx }) => {
    if (isOnPostgres()) await trx.raw('set transaction isolation level repeatable read, read only');
    return work(trx);
  });

interface OpenTransaction {
  commit(value?: unknown): Promise<unknown>;
  executionPromise: Promise<unknown>;
}
interface Connection {
  transaction(...parameters: unknown[]): Promise<OpenTransaction>;
}

/**
 * Makes `commit` reject when the COMMIT failed (a full disk, a lost connection). Knex tells of it through another promise than the one
 * that Strapi waits for, so lost changes would be answered as kept (https://github.com/knex/knex/issues/6141).
 */
export const surfaceCommitErrors = (strapi: Core.Strapi): void => {
  const connection = strapi.db.connection as unknown as Connection;
  const begin = connection.transaction.bind(connection);
  const transaction: Connection['transaction'] = async (...parameters) => {
    const opened = await begin(...parameters);
    // With its work handed in, the query builder waits for the right promise itself.
    if (typeof parameters[0] === 'function') return opened;
    const commit = opened.commit.bind(opened);
    opened.commit = async (value) => {
      await commit(value);
      return opened.executionPromise;
    };
    return opened;
  };
  Object.defineProperty(connection, 'transaction', { value: transaction });
};
