import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { createDatabase, dropDatabase, queryPostgres } from './postgres/database.ts';

export interface Data {
  dataDir: string;
  /** Absent for SQLite. */
  databaseUrl?: string;
}

const known = new Map<string, Data>();

/** Data of a first start on nothing; every other CMS begins with a copy. */
const template = (): Data | undefined => (process.env.TEST_TEMPLATE ? JSON.parse(process.env.TEST_TEMPLATE) : undefined);

const makeFolder = async (): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'sanabel-cms-'));
  const from = template();
  if (from) await cp(from.dataDir, folder, { recursive: true });
  return folder;
};

/** Creates a folder, and a database when the tests run on PostgreSQL; or returns the data of an earlier CMS. */
export const takeData = async (folder?: string): Promise<Data> => {
  const kept = folder === undefined ? undefined : known.get(folder);
  if (kept) return kept;
  const server = process.env.TEST_POSTGRES_URL;
  const data: Data = {
    dataDir: folder ?? (await makeFolder()),
    ...(server ? { databaseUrl: await createDatabase(server, template()?.databaseUrl) } : {}),
  };
  known.set(data.dataDir, data);
  return data;
};

export const noteData = (data: Data): Data => {
  known.set(data.dataDir, data);
  return data;
};

export const removeData = async ({ dataDir, databaseUrl }: Data): Promise<void> => {
  known.delete(dataDir);
  await rm(dataDir, { recursive: true, force: true });
  if (databaseUrl) await dropDatabase(databaseUrl);
};

export const isOnPostgres = (): boolean => Boolean(process.env.TEST_POSTGRES_URL);

/** Runs a statement on either database: `?` for each value, Dates for timestamps. */
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
