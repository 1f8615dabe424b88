import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import pg, { type Client } from 'pg';
import { inRoot } from '../environment/root.ts';
import { ExpectedError } from '../process/log.ts';
import { sqliteFile } from './database.ts';
import { toPostgres, toSqlite, type Value } from './values.ts';

type Tables = Map<string, Map<string, string>>;

/** Strapi's own record of its tables: each database keeps its own. */
const NOTE = 'strapi_database_schema';
/** Data migrations that have run: rows of an older version must not count as migrated. */
const MIGRATIONS = ['strapi_migrations', 'strapi_migrations_internal'];
/** PostgreSQL takes 65,535 values in one statement. */
const VALUES_AT_ONCE = 20_000;
const ROWS_AT_ONCE = 1000;

const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;
const list = (names: Iterable<string>): string => [...names].map(quoted).join(', ');

/** Connects in UTC and returns every value as PostgreSQL writes it. */
const connect = async (url: string): Promise<Client> => {
  const settings = { connectionString: url, types: { getTypeParser: () => String } };
  const client = new pg.Client(settings);
  await client.connect();
  await client.query("SET TIME ZONE 'UTC'");
  await client.query("SET DateStyle TO 'ISO'");
  return client;
};

const tablesOfPostgres = async (client: Client): Promise<Tables> => {
  const { rows } = await client.query(
    `SELECT table_name, column_name, data_type FROM information_schema.columns JOIN information_schema.tables USING (table_schema, table_name)
     WHERE table_schema = 'public' AND table_type = 'BASE TABLE' ORDER BY table_name, ordinal_position`,
  );
  const tables: Tables = new Map();
  for (const { table_name: table, column_name: column, data_type: type } of rows as Record<string, string>[])
    tables.set(table ?? '', (tables.get(table ?? '') ?? new Map()).set(column ?? '', type ?? ''));
  return tables;
};

const columnsOfSqlite = (database: DatabaseSync): Map<string, Set<string>> => {
  const rows = database
    .prepare(
      `SELECT m.name AS "table", c.name AS "column" FROM sqlite_master m JOIN pragma_table_info(m.name) c
       WHERE m.type = 'table' AND m.name NOT LIKE 'sqlite!_%' ESCAPE '!'`,
    )
    .all() as { table: string; column: string }[];
  const columns = new Map<string, Set<string>>();
  for (const { table, column } of rows) columns.set(table, (columns.get(table) ?? new Set()).add(column));
  return columns;
};

/** Throws when the versions differ: rows would be lost, or stay as an older version wrote them. */
const assertSame = async (client: Client, tables: Tables, database: DatabaseSync): Promise<void> => {
  const shape = (all: Map<string, { keys(): Iterable<string> }>): string =>
    JSON.stringify([...all].map(([name, columns]) => [name, [...columns.keys()].toSorted()]).toSorted());
  const isSame = shape(tables) === shape(columnsOfSqlite(database));
  let done = isSame;
  for (const table of isSame ? MIGRATIONS : []) {
    const names = `SELECT name FROM ${quoted(table)} ORDER BY name`;
    const [there, here] = [(await client.query(names)).rows, database.prepare(names).all()];
    done &&= JSON.stringify(there) === JSON.stringify(here);
  }
  if (!done) throw new ExpectedError('The old database is not of this version: start once on it, with npm start, and try again.');
};

/** Highest id that SQLite has given in each table, deleted rows included. */
const givenInSqlite = (database: DatabaseSync): Map<string, number> =>
  new Map(
    (database.prepare('SELECT name, seq FROM sqlite_sequence').all() as { name: string; seq: number }[]).map((row) => [row.name, row.seq]),
  );

const insert = async (client: Client, table: string, columns: Map<string, string>, rows: Record<string, Value>[]): Promise<void> => {
  const types = [...columns];
  const values = rows.flatMap((row) => types.map(([column, type]) => toPostgres(row[column] ?? null, type)));
  const placeholders = rows.map((_, row) => `(${types.map((__, at) => `$${row * types.length + at + 1}`).join(', ')})`);
  await client.query(`INSERT INTO ${quoted(table)} (${list(columns.keys())}) VALUES ${placeholders.join(', ')}`, values);
};

const copied = (tables: Tables): Tables => new Map([...tables].filter(([name]) => name !== NOTE));

/** Rows that refer to each other come in any order, so all constraints are checked at the end. */
const withLateConstraints = async (client: Client, work: () => Promise<void>): Promise<void> => {
  const { rows } = await client.query(
    `SELECT conrelid::regclass::text AS "table", conname AS name FROM pg_constraint WHERE contype = 'f' AND connamespace = 'public'::regnamespace`,
  );
  const alter = async (how: string): Promise<void> => {
    for (const { table, name } of rows) await client.query(`ALTER TABLE ${table} ALTER CONSTRAINT ${quoted(String(name))} ${how}`);
  };
  await alter('DEFERRABLE INITIALLY DEFERRED');
  await work();
  await client.query('SET CONSTRAINTS ALL IMMEDIATE');
  await alter('NOT DEFERRABLE');
};

/** Replaces the rows of a PostgreSQL that has the same tables. All or nothing. */
const copyToPostgres = async (file: string, url: string): Promise<number> => {
  const database = new DatabaseSync(file, { readOnly: true });
  const client = await connect(url);
  let count = 0;
  try {
    database.exec('BEGIN');
    await client.query('BEGIN');
    const tables = await tablesOfPostgres(client);
    await assertSame(client, tables, database);
    const given = givenInSqlite(database);
    await withLateConstraints(client, async () => {
      await client.query(`TRUNCATE ${list(copied(tables).keys())}`);
      for (const [table, columns] of copied(tables)) {
        const most = Math.floor(VALUES_AT_ONCE / columns.size);
        let rows: Record<string, Value>[] = [];
        const flush = async () => {
          if (rows.length > 0) await insert(client, table, columns, rows);
          count += rows.length;
          rows = [];
        };
        for (const row of database.prepare(`SELECT * FROM ${quoted(table)}`).iterate()) {
          rows.push(row as Record<string, Value>);
          if (rows.length === most) await flush();
        }
        await flush();
        if (columns.has('id'))
          await client.query('SELECT setval(pg_get_serial_sequence($1, $2), greatest($3, 1), $3 > 0)', [
            quoted(table),
            'id',
            given.get(table) ?? 0,
          ]);
      }
    });
    await client.query('COMMIT');
    return count;
  } finally {
    // The connection rolls back what is not committed.
    await client.end();
    database.close();
  }
};

/** Fills a file of SQLite that has the same tables. All or nothing. */
const copyToSqlite = async (url: string, file: string): Promise<number> => {
  const database = new DatabaseSync(file, { enableForeignKeyConstraints: false });
  const client = await connect(url);
  let count = 0;
  try {
    database.exec('BEGIN IMMEDIATE');
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
    const tables = await tablesOfPostgres(client);
    await assertSame(client, tables, database);
    for (const [table, columns] of copied(tables)) {
      database.exec(`DELETE FROM ${quoted(table)}`);
      const put = database.prepare(
        `INSERT INTO ${quoted(table)} (${list(columns.keys())}) VALUES (${[...columns].map(() => '?').join(', ')})`,
      );
      await client.query(`DECLARE every NO SCROLL CURSOR FOR SELECT * FROM ${quoted(table)}`);
      for (let rows: Record<string, string | null>[] | null = null; rows === null || rows.length > 0; ) {
        rows = (await client.query(`FETCH ${ROWS_AT_ONCE} FROM every`)).rows as Record<string, string | null>[];
        for (const row of rows) put.run(...[...columns].map(([column, type]) => toSqlite(row[column] ?? null, type)));
        count += rows.length;
      }
      await client.query('CLOSE every');
      if (!columns.has('id')) continue;
      const sequence = await client.query('SELECT pg_get_serial_sequence($1, $2) AS name', [quoted(table), 'id']);
      const { rows } = await client.query(`SELECT CASE WHEN is_called THEN last_value ELSE 0 END AS last FROM ${sequence.rows[0]?.name}`);
      database.prepare('DELETE FROM sqlite_sequence WHERE name = ?').run(table);
      database.prepare('INSERT INTO sqlite_sequence (name, seq) VALUES (?, ?)').run(table, Number(rows[0]?.last));
    }
    if (database.prepare('PRAGMA foreign_key_check').all().length > 0)
      throw new ExpectedError('Rows of the old database point at rows that are not there.');
    database.exec('COMMIT');
    return count;
  } finally {
    await client.end();
    database.close();
  }
};

export interface Transfer {
  dataDir: string;
  /** The PostgreSQL of the two; the SQLite file is in the data folder. */
  url: string;
  to: 'sqlite' | 'postgres';
  environment: NodeJS.ProcessEnv;
}

/** Lets the CMS create its tables, as at a first start: nothing else knows all of them. */
const makeTables = (environment: NodeJS.ProcessEnv): void => {
  const { status, stderr } = spawnSync(process.execPath, ['dist/src/make-tables.js'], {
    cwd: inRoot('cms'),
    env: environment,
    encoding: 'utf8',
  });
  if (status !== 0) throw new ExpectedError(`The CMS could not make its tables: ${stderr.trim()}`);
};

const transferToPostgres = async ({ dataDir, url, environment }: Transfer): Promise<number> => {
  const file = sqliteFile(dataDir);
  if (!existsSync(file)) throw new ExpectedError(`There is no database in ${dataDir} yet.`);
  const client = await connect(url);
  try {
    if ((await tablesOfPostgres(client)).size > 0) throw new ExpectedError('The PostgreSQL is not empty: make a new database for it.');
    try {
      makeTables({ ...environment, DATA_DIR: dataDir, DATABASE_URL: url });
      return await copyToPostgres(file, url);
    } catch (error) {
      const made = await tablesOfPostgres(client);
      if (made.size > 0) await client.query(`DROP TABLE ${list(made.keys())} CASCADE`);
      throw error;
    }
  } finally {
    await client.end();
  }
};

const transferToSqlite = async ({ dataDir, url, environment }: Transfer): Promise<number> => {
  const file = sqliteFile(dataDir);
  if (existsSync(file)) throw new ExpectedError(`There is a database at ${file} already: move it away first.`);
  for (const folder of [dirname(file), join(dataDir, 'public', 'uploads')]) await mkdir(folder, { recursive: true, mode: 0o700 });
  try {
    makeTables({ ...environment, DATA_DIR: dataDir, DATABASE_URL: '' });
    return await copyToSqlite(url, file);
  } catch (error) {
    for (const end of ['', '-wal', '-shm']) await rm(`${file}${end}`, { force: true });
    throw error;
  }
};

/**
 * Copies every row to the other kind of database while the stack is stopped, and returns their number. Only reads the source.
 * Throws an ExpectedError for a target that is not empty and for a source of another version; a failed target is empty again.
 */
export const transfer = (options: Transfer): Promise<number> =>
  (options.to === 'postgres' ? transferToPostgres : transferToSqlite)(options);
