import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { DatabaseSync } from 'node:sqlite';
import pg from 'pg';
import { ExpectedError } from '../process/log.ts';
import { FILES } from './manifest.ts';

export interface DatabaseLocation {
  dataDir: string;
  /** Empty for SQLite. */
  url: string;
}

export const kindOf = ({ url }: DatabaseLocation): 'sqlite' | 'postgres' => (url === '' ? 'sqlite' : 'postgres');
export const sqliteFile = (dataDir: string): string => join(dataDir, FILES.sqlite);

const BUSY_MS = 30_000;

/** System root certificates: Node's driver uses them, PostgreSQL's tools search the user's folder unless they get a path. */
const TRUSTED = ['/etc/ssl/certs/ca-certificates.crt', '/etc/pki/tls/certs/ca-bundle.crt', '/etc/ssl/cert.pem'];

/** Runs a PostgreSQL tool. The password goes through the environment, where no process list shows it. */
const runTool = (name: string, args: readonly string[], url: string, onLine?: (line: string) => void): Promise<void> =>
  new Promise((resolve, reject) => {
    const { hostname, port, username, password, pathname, searchParams } = new URL(url);
    const mode = searchParams.get('sslmode') ?? '';
    // Any root makes the tools verify the server, so a self-signed certificate would be refused without `verify` in the mode.
    const root = searchParams.get('sslrootcert') ?? (mode.startsWith('verify') ? TRUSTED.find((file) => existsSync(file)) : undefined);
    const settings = {
      PGHOST: searchParams.get('host') ?? decodeURIComponent(hostname),
      PGPORT: port || '5432',
      PGUSER: decodeURIComponent(username),
      PGPASSWORD: decodeURIComponent(password),
      PGDATABASE: pathname.slice(1),
      ...(mode && { PGSSLMODE: mode }),
      ...(root && { PGSSLROOTCERT: root }),
    };
    const child = spawn(name, args, { env: { ...process.env, ...settings }, stdio: ['ignore', onLine ? 'pipe' : 'ignore', 'pipe'] });
    if (onLine && child.stdout) createInterface({ input: child.stdout }).on('line', onLine);
    let output = '';
    child.stderr?.setEncoding('utf8').on('data', (chunk) => {
      output += chunk;
    });
    child.on('error', () => reject(new ExpectedError(`${name} cannot be run: install the client tools of PostgreSQL.`)));
    child.on('close', (code) => (code === 0 ? resolve() : reject(new ExpectedError(`${name} failed: ${output.trim()}`))));
  });

const MEDIA = 'SELECT medium FROM media_files';

/** Names the uploads in media rows. Media in a bucket have full addresses and are not in the folder. */
const namesIn = (rows: readonly unknown[]): string[] => JSON.stringify(rows).match(/(?<="\/uploads\/)[\w.-]+/g) ?? [];

/** Dumps and names come from one snapshot. Schemas that earlier restores set aside are left out. */
const copyPostgres = async (url: string, file: string): Promise<string[]> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
    const { rows } = await client.query('SELECT pg_export_snapshot() AS snapshot');
    const settings = [
      '--format=custom',
      '--no-owner',
      '--no-privileges',
      '--exclude-schema=before_restore_*',
      `--snapshot=${rows[0]?.snapshot}`,
    ];
    await runTool('pg_dump', [...settings, `--file=${file}`], url);
    return namesIn((await client.query(MEDIA)).rows);
  } finally {
    await client.end();
  }
};

const copySqlite = (source: string, file: string): string[] => {
  const database = new DatabaseSync(source, { timeout: BUSY_MS });
  try {
    database.prepare('VACUUM INTO ?').run(file);
  } finally {
    database.close();
  }
  checkSqlite(file);
  const copy = new DatabaseSync(file, { readOnly: true });
  try {
    return namesIn(copy.prepare(MEDIA).all());
  } finally {
    copy.close();
  }
};

/**
 * Copies a consistent database while others write: SQLite by `VACUUM INTO`, PostgreSQL by `pg_dump`. Returns the names of the uploads that
 * its rows need. Throws an ExpectedError when there is none, or when the copy is damaged.
 */
export const copyDatabase = async (location: DatabaseLocation, folder: string): Promise<string[]> => {
  if (kindOf(location) === 'postgres') return copyPostgres(location.url, join(folder, FILES.postgres));
  const file = sqliteFile(location.dataDir);
  if (!existsSync(file)) throw new ExpectedError(`There is no database in ${location.dataDir} yet: start it once, with npm start.`);
  return copySqlite(file, join(folder, FILES.sqlite));
};

/** Throws an ExpectedError when the file is damaged. */
export const checkSqlite = (file: string): void => {
  const copy = new DatabaseSync(file, { readOnly: true });
  try {
    const [check] = copy.prepare('PRAGMA integrity_check').all() as { integrity_check: string }[];
    if (check?.integrity_check !== 'ok') throw new ExpectedError(`The database is damaged: ${check?.integrity_check}`);
  } finally {
    copy.close();
  }
};

const countSqlite = (file: string, tables: readonly string[]): number => {
  checkSqlite(file);
  const copy = new DatabaseSync(file, { readOnly: true });
  try {
    return tables.reduce((sum, table) => sum + Number(copy.prepare(`SELECT count(*) AS count FROM "${table}"`).get()?.count), 0);
  } finally {
    copy.close();
  }
};

/** Converts the dump to statements, which reads all of it and needs no second database. */
const countPostgres = async (file: string, url: string, tables: readonly string[]): Promise<number> => {
  const wanted = new Set(tables);
  const met = new Set<string>();
  let [count, isWanted, isInside] = [0, false, false];
  await runTool('pg_restore', ['--data-only', '--file=-', file], url, (line) => {
    const name = /^COPY public\."?(\w+)"? /.exec(line)?.[1];
    if (isInside && line === '\\.') isInside = false;
    else if (isInside) count += isWanted ? 1 : 0;
    else if (name !== undefined && line.endsWith('FROM stdin;')) {
      [isInside, isWanted] = [true, wanted.has(name)];
      met.add(name);
    }
  });
  const missing = tables.filter((table) => !met.has(table));
  if (missing.length > 0) throw new ExpectedError(`The dump has no ${missing.join(', ')}.`);
  return count;
};

/** Reads the whole database of an unpacked archive and counts rows. Throws when it is damaged or lacks a table. */
export const countRows = async (
  folder: string,
  { database, url, tables }: { database: 'sqlite' | 'postgres'; url: string; tables: readonly string[] },
): Promise<number> =>
  database === 'sqlite' ? countSqlite(join(folder, FILES.sqlite), tables) : countPostgres(join(folder, FILES.postgres), url, tables);

const asideOf = (stamp: string): string => `before_restore_${stamp}`;

const isThere = async (client: InstanceType<typeof pg.Client>, stamp: string): Promise<boolean> =>
  (await client.query('SELECT 1 FROM information_schema.schemata WHERE schema_name = $1', [asideOf(stamp)])).rows.length > 0;

export const isAside = async (url: string, stamp: string): Promise<boolean> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await isThere(client, stamp);
  } finally {
    await client.end();
  }
};

export const undoPostgres = async (url: string, stamp: string): Promise<void> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    if (!(await isThere(client, stamp))) return;
    await client.query('BEGIN');
    await client.query('DROP SCHEMA IF EXISTS public CASCADE');
    await client.query(`ALTER SCHEMA ${asideOf(stamp)} RENAME TO public`);
    await client.query('COMMIT');
  } finally {
    await client.end();
  }
};

/** Restores a dump and keeps the old schema under a new name, which it returns. A failure leaves the old schema in place. */
export const restorePostgres = async (url: string, dump: string, stamp: string): Promise<string> => {
  const client = new pg.Client({ connectionString: url });
  const aside = asideOf(stamp);
  await client.connect();
  try {
    await client.query(`ALTER SCHEMA public RENAME TO ${aside}`);
    await client.query('CREATE SCHEMA public');
    try {
      await runTool(
        'pg_restore',
        ['--no-owner', '--no-privileges', '--single-transaction', '--exit-on-error', '--dbname', new URL(url).pathname.slice(1), dump],
        url,
      );
    } catch (error) {
      await client.query('DROP SCHEMA public CASCADE');
      await client.query(`ALTER SCHEMA ${aside} RENAME TO public`);
      throw error;
    }
  } finally {
    await client.end();
  }
  return aside;
};
