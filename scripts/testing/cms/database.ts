import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Cms } from './cms.ts';
import { isOnPostgres, queryDatabase } from './data.ts';

type Owner = Pick<Cms, 'dataDir'>;

/** Runs a statement over a separate connection: to look inside, and to let time pass for a row. */
export const query = async <Row>(cms: Owner, statement: string, ...values: (string | number | Date)[]): Promise<Row[]> =>
  (await queryDatabase(cms.dataDir, statement, ...values)) as Row[];

export const isWriting = async (cms: Owner): Promise<boolean> => {
  if (isOnPostgres()) return (await query(cms, "select 1 from pg_locks where locktype = 'advisory'")).length > 0;
  const database = new DatabaseSync(join(cms.dataDir, 'database', 'sanabel.db'), { timeout: 0 });
  try {
    database.exec('begin immediate; rollback');
    return false;
  } catch {
    return true;
  } finally {
    database.close();
  }
};

export const setTimestamp = async (cms: Owner, table: string, column: string, secondsFromNow: number): Promise<void> => {
  await query(cms, `update "${table}" set "${column}" = ?`, new Date(Date.now() + secondsFromNow * 1000));
};

const watchers = new Map<string, DatabaseSync>();

/** Changes with every commit of another connection. PostgreSQL counts the commits of its other databases, too. */
export const committedVersion = async (cms: Owner): Promise<string> => {
  if (isOnPostgres()) return `${cms.dataDir} ${JSON.stringify(await query(cms, 'select pg_current_snapshot()::text'))}`;
  const path = join(cms.dataDir, 'database', 'sanabel.db');
  const watcher = watchers.get(path) ?? new DatabaseSync(path, { timeout: 5_000, readOnly: true });
  watchers.set(path, watcher);
  return `${path} ${watcher.prepare('pragma data_version').get()?.data_version}`;
};

/** One connection for all tables: the fuzzer reads them before and after every call. */
const tablesOfSqlite = async ({ dataDir }: Owner): Promise<{ name: string; rows: string }[]> => {
  const database = new DatabaseSync(join(dataDir, 'database', 'sanabel.db'), { timeout: 5_000, readOnly: true });
  try {
    const tables = database.prepare("select name from sqlite_master where type = 'table'").all() as { name: string }[];
    return tables.map(({ name }) => ({ name, rows: JSON.stringify(database.prepare(`select * from "${name}"`).all()) }));
  } finally {
    database.close();
  }
};

const tablesOfPostgres = (cms: Owner): Promise<{ name: string; rows: string }[]> =>
  query(
    cms,
    `select table_name as name, query_to_xml(format('select * from %I order by 1', table_name), true, true, '')::text as rows
     from information_schema.tables where table_schema = 'public' order by table_name`,
  );

export const dump = async (cms: Owner, except: readonly string[] = []): Promise<string> => {
  const tables = await (isOnPostgres() ? tablesOfPostgres(cms) : tablesOfSqlite(cms));
  return tables
    .filter(({ name }) => !except.includes(name))
    .map(({ name, rows }) => `${name}: ${rows}`)
    .join('\n');
};
