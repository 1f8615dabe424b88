import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Core } from '@strapi/types';
import knex, { type Knex } from 'knex';
import { reuseStatements } from './statements.ts';

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
 * Locks across processes. Use it wherever a read decides a write. SQLite has one connection for writes and needs no lock. Take locks in the order
 * `content`, `accounts`, others, to avoid deadlocks.
 */
export const withLock = <T>(name: string, work: (transaction: Transaction) => Promise<T>): Promise<T> =>
  inTransaction(async (transaction) => {
    if (isOnPostgres()) await transaction.trx.raw('select pg_advisory_xact_lock(hashtextextended(?, 0))', [name]);
    return work(transaction);
  });

const isReading = new AsyncLocalStorage<true>();

/** Reads from one point in time, even while others write. */
export const inSnapshot = <T>(work: (trx: Trx) => Promise<T>): Promise<T> =>
  isReading.run(true, () =>
    inTransaction(async ({ trx }) => {
      if (isOnPostgres()) await trx.raw('set transaction isolation level repeatable read, read only');
      return work(trx);
    }),
  );

/** Truncates SQLite's log (`-wal`), which keeps deleted rows. Call it outside of transactions. Does nothing while another process reads. */
export const forgetDeleted = async (): Promise<void> => {
  if (strapi.db.dialect.client === 'sqlite') await strapi.db.connection.raw('pragma wal_checkpoint(TRUNCATE)');
};

interface OpenTransaction {
  isCompleted(): boolean;
  commit(value?: unknown): Promise<unknown>;
  executionPromise: Promise<unknown>;
}
interface Runner {
  run(): Promise<unknown>;
}
interface Connection {
  transaction(...parameters: unknown[]): Promise<OpenTransaction>;
  client: { runner(builder: unknown): Runner };
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
    // The same for BEGIN: it has failed when the transaction is over already.
    if (opened.isCompleted()) await opened.executionPromise;
    const commit = opened.commit.bind(opened);
    opened.commit = async (value) => {
      await commit(value);
      return opened.executionPromise;
    };
    return opened;
  };
  Object.defineProperty(connection, 'transaction', { value: transaction });
};

/** Wait of a write for another process that has locked SQLite, such as a command on the server. */
const LOCK_WAIT_MS = 5_000;
const LOCK_PAUSE_MS = 50;

const isLocked = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'SQLITE_BUSY';

const whenUnlocked = async <T>(work: () => Promise<T>): Promise<T> => {
  const until = performance.now() + LOCK_WAIT_MS;
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!isLocked(error) || performance.now() > until) throw error;
    }
    await sleep(LOCK_PAUSE_MS);
  }
};

/** Waits for SQLite's lock without its one connection, which reads need; `busy_timeout` would hold up the whole process. */
export const waitForLocks = (strapi: Core.Strapi): void => {
  if (strapi.db.dialect.client !== 'sqlite') return;
  const connection = strapi.db.connection as Connection;
  const begin = connection.transaction.bind(connection);
  Object.defineProperty(connection, 'transaction', { value: (...parameters: unknown[]) => whenUnlocked(() => begin(...parameters)) });
  const { client } = connection;
  const runnerFor = client.runner.bind(client);
  client.runner = (builder) => Object.assign(runnerFor(builder), { run: () => whenUnlocked(() => runnerFor(builder).run()) });
};

let reader: Knex | undefined;

const reusingStatements = (connection: Parameters<typeof reuseStatements>[0], done: (error: null, connection: unknown) => void): void => {
  reuseStatements(connection);
  done(null, connection);
};

/**
 * Gives snapshots of SQLite a separate connection: Strapi's is busy as long as a transaction runs, seconds for an import of 1,000 rows,
 * and the site would be published only then. In WAL mode a reader sees what is committed.
 */
export const readBesideWrites = (strapi: Core.Strapi): void => {
  if (strapi.db.dialect.client !== 'sqlite') return;
  const filename = strapi.config.get<string>('database.connection.connection.filename');
  const snapshots = knex({
    client: 'better-sqlite3',
    connection: { filename, options: { readonly: true } },
    useNullAsDefault: true,
    pool: { min: 0, max: 1, afterCreate: reusingStatements },
  });
  reader = snapshots;
  const connection = strapi.db.connection as Connection;
  const begin = connection.transaction.bind(connection);
  const transaction: Connection['transaction'] = (...parameters) => (isReading.getStore() ? snapshots.transaction() : begin(...parameters));
  Object.defineProperty(connection, 'transaction', { value: transaction, configurable: true });
};

export const closeReader = async (): Promise<void> => reader?.destroy();
