import type { Core } from '@strapi/types';

/** Knex, for queries that are too slow in Strapi. */
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

export interface Trx {
  (table: string): Select;
  raw(statement: string, values?: readonly unknown[]): Promise<unknown>;
}

interface Transaction {
  onCommit(callback: () => void): void;
  trx: Trx;
}

/** Joins an open transaction. */
export const inTransaction = <T>(work: (transaction: Transaction) => Promise<T>): Promise<T> =>
  strapi.db.transaction(work as never) as Promise<T>;

const isOnPostgres = (): boolean => strapi.db.dialect.client === 'postgres';

/**
 * Locks across processes. Use it wherever a read decides a write. SQLite has one connection and needs no lock. Take locks in the order
 * `content`, `accounts`, others, to avoid deadlocks.
 */
export const withLock = <T>(name: string, work: (transaction: Transaction) => Promise<T>): Promise<T> =>
  inTransaction(async (transaction) => {
    if (isOnPostgres()) await transaction.trx.raw('select pg_advisory_xact_lock(hashtextextended(?, 0))', [name]);
    return work(transaction);
  });

/** Reads from one point in time, even while others write. */
export const inSnapshot = <T>(work: (trx: Trx) => Promise<T>): Promise<T> =>
  inTransaction(async ({ trx }) => {
    if (isOnPostgres()) await trx.raw('set transaction isolation level repeatable read, read only');
    return work(trx);
  });

/** Truncates SQLite's log (`-wal`), which keeps deleted rows. Call it outside of transactions. Does nothing while another process reads. */
export const forgetDeleted = async (): Promise<void> => {
  if (strapi.db.dialect.client === 'sqlite') await strapi.db.connection.raw('pragma wal_checkpoint(TRUNCATE)');
};

interface OpenTransaction {
  commit(value?: unknown): Promise<unknown>;
  executionPromise: Promise<unknown>;
}
interface Connection {
  transaction(...parameters: unknown[]): Promise<OpenTransaction>;
}

/**
 * Knex reports a failed COMMIT (full disk, lost connection) through another promise than Strapi awaits, so lost changes would be answered
 * as saved (https://github.com/knex/knex/issues/6141).
 */
export const surfaceCommitErrors = (strapi: Core.Strapi): void => {
  const connection = strapi.db.connection as Connection;
  const begin = connection.transaction.bind(connection);
  const transaction: Connection['transaction'] = async (...parameters) => {
    const opened = await begin(...parameters);
    // The query builder awaits the right promise when it gets a callback.
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
