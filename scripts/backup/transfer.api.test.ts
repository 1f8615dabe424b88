import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cmsEnvironment, startCms } from '../testing/cms/cms.ts';
import { createDatabase, dropDatabase, queryPostgres } from '../testing/cms/postgres/database.ts';
import { FILES } from './manifest.ts';
import { type Transfer, transfer } from './transfer.ts';

const server = process.env.TEST_POSTGRES_URL ?? '';
const ITEMS = 1000;
let home: string;
let first: string;
let url: string;
let token: string;
const fileIn = (dataDir: string): string => join(dataDir, FILES.sqlite);
const digestOf = (path: string): string => createHash('sha256').update(readFileSync(path)).digest('hex');
const move = (to: Transfer['to'], dataDir: string) => transfer({ dataDir, url, to, environment: cmsEnvironment({ dataDir }) });

/** Reads every row and the highest id of each table; JSON is compared by value. */
const contentOf = (dataDir: string): Record<string, unknown> => {
  const database = new DatabaseSync(fileIn(dataDir), { readOnly: true });
  const all = (statement: string) => database.prepare(statement).all();
  const tables = (all("select name from sqlite_master where type = 'table'") as { name: string }[]).map(({ name }) => name).toSorted();
  const plain = (value: unknown): unknown => {
    if (typeof value !== 'string' || !/^[[{]/.test(value)) return value;
    return JSON.parse(value);
  };
  const content = Object.fromEntries(
    tables
      .filter((name) => name !== 'strapi_database_schema')
      .map((name) => [
        name,
        all(`select * from "${name}" ${name === 'sqlite_sequence' ? 'where seq > 0' : ''} order by 1`).map((row) =>
          Object.fromEntries(Object.entries(row).map(([key, value]) => [key, plain(value)])),
        ),
      ]),
  );
  database.close();
  return content;
};

/** Fills a CMS on SQLite with a session and many items, and deletes the last ones. */
const makeSource = async (dataDir: string): Promise<string> => {
  const cms = await startCms({ DATABASE_URL: '', DATA_DIR: dataDir });
  const signed = await cms.signInByMail();
  await cms.halt();
  const database = new DatabaseSync(fileIn(dataDir));
  const columns = (database.prepare('select name from pragma_table_info(?)').all('contacts') as { name: string }[]).map(({ name }) => name);
  expect(columns).toContain('created_at');
  database.exec('begin');
  const put = database.prepare('insert into contacts (document_id, created_at, updated_at) values (?, ?, ?)');
  for (let count = 0; count < ITEMS; count += 1) put.run(`item ${count} \u{1F33E} "quoted" سنبلة`, 1_700_000_000_123 + count, null);
  database.exec(`delete from contacts where id > ${ITEMS - 10}; commit`);
  database.close();
  return signed;
};

beforeAll(async () => {
  home = mkdtempSync(join(tmpdir(), 'sanabel-transfer-'));
  first = join(home, 'first');
  url = await createDatabase(server);
  token = await makeSource(first);
});
afterAll(async () => {
  rmSync(home, { recursive: true });
  await dropDatabase(url);
});

describe('a transfer', () => {
  it('brings every row to PostgreSQL and leaves the file as it was', async () => {
    const before = digestOf(fileIn(first));
    expect(await move('postgres', first)).toBeGreaterThan(ITEMS);
    expect(digestOf(fileIn(first))).toBe(before);
    expect(await queryPostgres(url, 'select count(*)::int from contacts')).toEqual([{ count: ITEMS - 10 }]);
  });

  it('refuses a target that has something in it', async () => {
    await expect(move('postgres', first)).rejects.toThrow('not empty');
    await expect(move('sqlite', first)).rejects.toThrow('already');
  });

  it('brings them back equal, with the numbers that were given', async () => {
    const second = join(home, 'second');
    await move('sqlite', second);
    expect(contentOf(second)).toEqual(contentOf(first));
  });

  it('keeps who is signed in, and gives no number twice', async () => {
    const dataDir = join(home, 'third');
    cpSync(first, dataDir, { recursive: true, filter: (path) => !path.includes('database/') });
    const cms = await startCms({ DATABASE_URL: url, DATA_DIR: dataDir });
    expect((await cms.call('GET', '/auth/me', { token })).status).toBe(200);
    await cms.stop();
    const [row] = await queryPostgres(url, "insert into contacts (document_id) values ('next') returning id");
    expect(row?.id).toBeGreaterThan(ITEMS);
  });
});
