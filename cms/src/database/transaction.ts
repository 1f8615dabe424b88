interface Transaction {
  onCommit(callback: () => void): void;
  trx: { raw(statement: string, values?: readonly unknown[]): Promise<unknown> };
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
export const inSnapshot = <T>(work: () => Promise<T>): Promise<T> =>
  inTransaction(async ({ trx }) => {
    if (isOnPostgres()) await trx.raw('set transaction isolation level repeatable read, read only');
    return work();
  });
