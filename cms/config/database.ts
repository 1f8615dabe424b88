import { join } from 'node:path';
import { settings } from './sanabel.ts';

const POOL_MAX = 10;
const WAIT_MS = 10_000;
/** `secure_delete`: what is deleted is overwritten, so that an applicant who was deleted is in no file any more. */
const PRAGMAS = ['journal_mode = WAL', 'synchronous = FULL', 'busy_timeout = 5000', 'secure_delete = ON'];

interface NativeSqlite {
  pragma(text: string, options?: { simple: boolean }): unknown;
  exec(text: string): unknown;
  prepare(text: string): unknown;
}

let immediateBegins = 0;

/**
 * Makes each transaction take the write lock when it begins. One that has read before it writes would be refused at once when another
 * process (`npm run admin:code`, a second CMS) wrote in between; with the lock it waits instead. Knex has no option for it.
 */
const beginImmediate = (connection: NativeSqlite): void => {
  const prepare = connection.prepare.bind(connection);
  connection.prepare = (text) => {
    if (text !== 'BEGIN;') return prepare(text);
    immediateBegins += 1;
    return prepare('BEGIN IMMEDIATE;');
  };
};

/** Throws when knex began its transactions in other words than `beginImmediate` looks for; called once some have run. */
export const assertBeginImmediate = (): void => {
  if (!settings.DATABASE_URL && immediateBegins === 0) throw new Error('SQLite: no transaction began with BEGIN IMMEDIATE');
};

/** Raise it when the whole file is to be written anew. */
const FILE_VERSION = 1;

/** Writes a file from before `secure_delete` anew, once: what was deleted then still stands in it. */
const rewriteOnce = (connection: NativeSqlite): void => {
  if (Number(connection.pragma('user_version', { simple: true })) >= FILE_VERSION) return;
  connection.exec('VACUUM');
  connection.pragma(`user_version = ${FILE_VERSION}`);
};

/** Readers beside a writer, and nothing acknowledged that a power cut could take back: Strapi sets none of these. */
const configureSqlite = (connection: NativeSqlite, done: (error: Error | null, connection: NativeSqlite) => void): void => {
  for (const pragma of PRAGMAS) connection.pragma(pragma);
  rewriteOnce(connection);
  beginImmediate(connection);
  done(null, connection);
};

const sqlite = () => ({
  // The client's name is sqlite although the package is better-sqlite3.
  client: 'sqlite',
  connection: { filename: join(settings.DATA_DIR, 'database', 'sanabel.db') },
  useNullAsDefault: true,
  pool: { min: 1, max: 1, afterCreate: configureSqlite },
});

/** The address says it all: `sslmode` is read by the driver itself, `pool_max` here. */
const postgres = (address: string) => {
  // Strapi keeps moments in columns without a zone, and the driver writes and reads those in the process's own zone:
  // two machines would disagree, and so would one whose clock goes back in autumn.
  process.env.TZ = 'UTC';
  const url = new URL(address);
  const max = Number(url.searchParams.get('pool_max')) || POOL_MAX;
  url.searchParams.delete('pool_max');
  return {
    client: 'postgres',
    connection: { connectionString: url.href },
    pool: { min: 0, max },
    // A database that is gone is a clear 503 soon, not a request that hangs.
    acquireConnectionTimeout: WAIT_MS,
  };
};

export default {
  connection: {
    ...(settings.DATABASE_URL ? postgres(settings.DATABASE_URL) : sqlite()),
    // Errors name the statement that failed, by default with all its values: what an applicant wrote, a digest, an address.
    // They end in the log (privacy: "never in logs"), so they say `?` where a value was.
    compileSqlOnError: false,
  },
};
