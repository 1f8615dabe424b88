import { join } from 'node:path';
import { reuseStatements } from '../src/database/statements.ts';
import { settings } from './sanabel.ts';

const POOL_MAX = 10;
const WAIT_MS = 10_000;
/**
 * `secure_delete` overwrites deleted rows, so that no file keeps a deleted applicant. `busy_timeout` covers moments: SQLite waits in the
 * only thread, so longer locks are waited for in src/database/transaction.ts.
 */
const PRAGMAS = ['journal_mode = WAL', 'synchronous = FULL', 'busy_timeout = 20', 'secure_delete = ON'];

interface NativeSqlite {
  pragma(text: string, options?: { simple: boolean }): unknown;
  exec(text: string): unknown;
  prepare(text: string): unknown;
}

let immediateBegins = 0;

/** Takes the write lock at the start. Otherwise SQLite refuses a transaction that has read before another process wrote. */
const beginImmediate = (connection: NativeSqlite): void => {
  const prepare = connection.prepare.bind(connection);
  connection.prepare = (text) => {
    if (text !== 'BEGIN;') return prepare(text);
    immediateBegins += 1;
    return prepare('BEGIN IMMEDIATE;');
  };
};

/** Throws when knex has begun transactions with another statement than `beginImmediate` replaces. Call it after some have run. */
export const assertBeginImmediate = (): void => {
  if (!settings.DATABASE_URL && immediateBegins === 0) throw new Error('SQLite: no transaction began with BEGIN IMMEDIATE');
};

/** Raise it to rewrite the whole file. */
const FILE_VERSION = 1;

/** Rewrites a file that is older than `secure_delete` once, because it still contains deleted rows. */
const rewriteOnce = (connection: NativeSqlite): void => {
  if (Number(connection.pragma('user_version', { simple: true })) >= FILE_VERSION) return;
  connection.exec('VACUUM');
  connection.pragma(`user_version = ${FILE_VERSION}`);
};

/** Allows readers beside a writer, and loses no acknowledged write in a power cut. Strapi sets none of this. */
const configureSqlite = (connection: NativeSqlite, done: (error: Error | null, connection: NativeSqlite) => void): void => {
  for (const pragma of PRAGMAS) connection.pragma(pragma);
  rewriteOnce(connection);
  reuseStatements(connection);
  beginImmediate(connection);
  done(null, connection);
};

const sqlite = () => ({
  client: 'sqlite',
  connection: { filename: join(settings.DATA_DIR, 'database', 'sanabel.db') },
  useNullAsDefault: true,
  pool: { min: 1, max: 1, afterCreate: configureSqlite },
});

/** The driver reads `sslmode` from the address; `pool_max` is ours. */
const postgres = (address: string) => {
  // Strapi stores timestamps without a zone and the driver uses the process's: two machines would disagree, and so would summer time.
  process.env.TZ = 'UTC';
  const url = new URL(address);
  const max = Number(url.searchParams.get('pool_max')) || POOL_MAX;
  url.searchParams.delete('pool_max');
  return {
    client: 'postgres',
    connection: { connectionString: url.href },
    pool: { min: 0, max },
    // An unreachable database becomes a 503 soon instead of a request that hangs.
    acquireConnectionTimeout: WAIT_MS,
  };
};

export default {
  connection: {
    ...(settings.DATABASE_URL ? postgres(settings.DATABASE_URL) : sqlite()),
    // Errors, and so the log, would otherwise contain values of the failed statement, such as an applicant's texts.
    compileSqlOnError: false,
  },
};
