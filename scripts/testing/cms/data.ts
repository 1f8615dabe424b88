import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { createDatabase, dropDatabase, queryPostgres } from './postgres/database.ts';

/** Where a CMS of the tests keeps everything: a folder, and on PostgreSQL a database. */
export interface Data {
  dataDir: string;
  /** Absent where the database is SQLite, in the folder. */
  databaseUrl?: string;
}

const known = new Map<string, Data>();

/** The data that a first start on nothing left; every other CMS begins with a copy. */
const template = (): Data | undefined => (process.env.TEST_TEMPLATE ? JSON.parse(process.env.TEST_TEMPLATE) : undefined);

const makeFolder = async (): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'sanabel-cms-'));
  const from = template();
  if (from) await cp(from.dataDir, folder, { recursive: true });
  return folder;
};

/** Makes a folder, and a database where the tests run on PostgreSQL; or the data that an earlier CMS left in a folder. */
export const takeData = async (keptFolder?: string): Promise<Data> => {
  const kept = keptFolder === undefined ? undefined : known.get(keptFolder);
  if (kept) return kept;
  const server = process.env.TEST_POSTGRES_URL;
  const data: Data = {
    dataDir: keptFolder ?? (await makeFolder()),
    ...(server ? { databaseUrl: await createDatabase(server, template()?.databaseUrl) } : {}),
  };
  known.set(data.dataDir, data);
  return data;
};

/** Makes data known that a test has brought to its place by itself, so that it can be asked and removed like others. */
export const noteData = (data: Data): Data => {
  known.set(data.dataDir, data);
  return data;
};

export const removeData = async ({ dataDir, databaseUrl }: Data): Promise<void> => {
  known.delete(dataDir);
  await rm(dataDir, { recursive: true, force: true });
  if (databaseUrl) await dropDatabase(databaseUrl);
};

/** Whether the tests run on PostgreSQL. */
export const isOnPostgres = (): boolean => Boolean(process.env.TEST_POSTGRES_URL);

/** Runs one statement beside the CMS, whichever its database: `?` for each value; moments are Dates. */
export const queryDatabase = async (dataDir: string, statement: string, ...values: (string | number | Date)[]) => {
  const { databaseUrl } = await takeData(dataDir);
  if (databaseUrl) {
    let index = 0;
    const numbered = statement.replaceAll('?', () => {
      index += 1;
      return `$${index}`;
    });
    const texts = values.map((value) => (value instanceof Date ? value.toISOString() : value));
    return queryPostgres(databaseUrl, numbered, texts);
  }
  const database = new DatabaseSync(join(dataDir, 'database', 'sanabel.db'), { timeout: 5_000 });
  const numbers = values.map((value) => (value instanceof Date ? value.getTime() : value));
  const rows = database.prepare(statement).all(...numbers) as Record<string, unknown>[];
  database.close();
  return rows;
};
