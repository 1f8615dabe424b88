import type { Cms } from '../test/cms.ts';
import { isOnPostgres, queryDatabase } from '../test/data.ts';

type Owner = Pick<Cms, 'dataDir'>;

/** Runs one statement on a CMS's own database, over a connection of the test's own: to look inside, and to let time pass for a row. */
export const query = async <Row>(cms: Owner, statement: string, ...values: (string | number | Date)[]): Promise<Row[]> =>
  (await queryDatabase(cms.dataDir, statement, ...values)) as Row[];

/** Sets a column of every row of a table to a moment so many seconds from now. */
export const setMoment = async (cms: Owner, table: string, column: string, secondsFromNow: number): Promise<void> => {
  await query(cms, `update "${table}" set "${column}" = ?`, new Date(Date.now() + secondsFromNow * 1000));
};

const tablesOfSqlite = async (cms: Owner): Promise<{ name: string; rows: string }[]> => {
  const tables = await query<{ name: string }>(cms, "select name from sqlite_master where type = 'table'");
  return Promise.all(tables.map(async ({ name }) => ({ name, rows: JSON.stringify(await query(cms, `select * from "${name}"`)) })));
};

const tablesOfPostgres = (cms: Owner): Promise<{ name: string; rows: string }[]> =>
  query(
    cms,
    `select table_name as name, query_to_xml(format('select * from %I order by 1', table_name), true, true, '')::text as rows
     from information_schema.tables where table_schema = 'public' order by table_name`,
  );

/** Every row of every table as one text. */
export const dump = async (cms: Owner, except: readonly string[] = []): Promise<string> => {
  const tables = await (isOnPostgres() ? tablesOfPostgres(cms) : tablesOfSqlite(cms));
  return tables
    .filter(({ name }) => !except.includes(name))
    .map(({ name, rows }) => `${name}: ${rows}`)
    .join('\n');
};
