import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startCms } from '../testing/cms/cms.ts';
import { type Data, removeData, takeData } from '../testing/cms/data.ts';
import { createDatabase, dropDatabase, queryPostgres } from '../testing/cms/postgres/database.ts';
import { makeBackup } from './backup.ts';
import { restorePostgres, undoPostgres } from './database.ts';
import { restoreBackup } from './restore.ts';

let data: Data;
let home: string;
let target: string;
const urlOf = ({ databaseUrl = '' }: Data): string => databaseUrl;
const tablesOf = (url: string) =>
  queryPostgres(
    url,
    `select table_name, query_to_xml(format('select * from %I order by 1', table_name), true, true, '')::text as rows
     from information_schema.tables where table_schema = 'public' order by 1`,
  );

beforeAll(async () => {
  home = mkdtempSync(join(tmpdir(), 'sanabel-backup-'));
  data = await takeData();
  target = await createDatabase(urlOf(data));
});
afterAll(async () => {
  rmSync(home, { recursive: true });
  await removeData(data);
  await dropDatabase(target);
});

describe('a backup of PostgreSQL', () => {
  it('is restored into an empty database with every row, and the CMS starts on it', async () => {
    const { file, manifest } = await makeBackup({ dataDir: data.dataDir, url: urlOf(data), folder: home, keep: 1 });
    expect(manifest.database).toBe('postgres');
    const before = await tablesOf(urlOf(data));
    await restoreBackup({ dataDir: join(home, 'other'), url: target, file, now: new Date(Date.UTC(2025, 11, 31)) });
    expect(await tablesOf(target)).toEqual(before);
    const cms = await startCms({ DATABASE_URL: target, DATA_DIR: join(home, 'other') });
    expect((await cms.call('GET', '/health')).status).toBe(200);
    await cms.stop();
  });

  it('leaves what was there in a separate schema', async () => {
    await queryPostgres(target, 'create table public.earlier (word text)');
    const { file } = await makeBackup({ dataDir: data.dataDir, url: urlOf(data), folder: home, keep: 1 });
    await restoreBackup({ dataDir: join(home, 'other'), url: target, file, now: new Date(Date.UTC(2026, 0, 1)) });
    expect(await queryPostgres(target, 'select count(*) from before_restore_20260101000000.earlier')).toEqual([{ count: '0' }]);
    expect(await tablesOf(target)).toEqual(await tablesOf(urlOf(data)));
  });

  it('does not carry what an earlier restore laid aside, and can be restored where it was made', async () => {
    const { file } = await makeBackup({ dataDir: join(home, 'other'), url: target, folder: home, keep: 1 });
    const before = await tablesOf(target);
    await restoreBackup({ dataDir: join(home, 'other'), url: target, file, now: new Date(Date.UTC(2026, 0, 2)) });
    expect(await tablesOf(target)).toEqual(before);
    const schemas = await queryPostgres(
      target,
      "select schema_name from information_schema.schemata where schema_name like 'before%' order by 1",
    );
    expect(schemas.map(({ schema_name }) => schema_name)).toEqual([
      'before_restore_20251231000000',
      'before_restore_20260101000000',
      'before_restore_20260102000000',
    ]);
  });

  it('changes nothing when the dump cannot be read', async () => {
    const before = await tablesOf(target);
    const broken = join(home, 'broken.dump');
    writeFileSync(broken, 'no dump');
    await expect(restorePostgres(target, broken, 'failed')).rejects.toThrow('pg_restore failed');
    expect(await tablesOf(target)).toEqual(before);
  });

  it('that was killed in the middle of a restore is as before, once that is undone', async () => {
    const before = await tablesOf(target);
    await undoPostgres(target, '20270101000000');
    expect(await tablesOf(target)).toEqual(before);
    await queryPostgres(target, 'alter schema public rename to before_restore_20270101000000');
    await queryPostgres(target, 'create schema public');
    await queryPostgres(target, 'create table public.half (word text)');
    await undoPostgres(target, '20270101000000');
    expect(await tablesOf(target)).toEqual(before);
  });

  it('says that an upload is missing instead of being half a backup', async () => {
    await queryPostgres(target, `insert into media_files (medium) values ('{"url":"/uploads/gone-1200.webp"}')`);
    const folder = join(home, 'none');
    await expect(makeBackup({ dataDir: data.dataDir, url: target, folder, keep: 1 })).rejects.toThrow('missing');
    expect(readdirSync(folder)).toEqual([]);
  });
});
