import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { type Cms, startCms } from '../testing/cms/cms.ts';
import { type Data, isOnPostgres, noteData, queryDatabase, removeData, takeData } from '../testing/cms/data.ts';
import { dump, query } from '../testing/cms/database.ts';
import { form, png } from '../testing/cms/pictures.ts';
import { createDatabase } from '../testing/cms/postgres/database.ts';
import { type Backup, makeBackup } from './backup.ts';
import { restoreBackup } from './restore.ts';

const ITEMS = 1000;
const member = z.looseObject({ id: z.string(), name: z.string(), image: z.string() });
const members = z.array(member);
type Member = z.infer<typeof member>;

let home: string;
let cms: Cms;
let data: Data;
let token: string;
let picture: Buffer;
const uploadsOf = (dataDir: string): string => join(dataDir, 'public', 'uploads');
const digestsIn = (dataDir: string): Record<string, string> =>
  Object.fromEntries(
    readdirSync(uploadsOf(dataDir)).map((name) => [
      name,
      createHash('sha256')
        .update(readFileSync(join(uploadsOf(dataDir), name)))
        .digest('hex'),
    ]),
  );

const addMember = async (name: string): Promise<Member> => {
  // Bytes after the end of a PNG change its digest, but not the picture.
  const image = Buffer.concat([picture, Buffer.from(name)]);
  const answer = await cms.call('POST', '/members', { token, form: form({ name, role: 'Agronomist' }, { image }) });
  expect(answer.status).toBe(201);
  return member.parse(await answer.json());
};
const membersOf = async (at: Pick<Cms, 'call'>): Promise<Member[]> => members.parse(await (await at.call('GET', '/members')).json());

const multiply = async (table: string, digest: string): Promise<void> => {
  const [row = {}] = await query<Record<string, unknown>>(cms, `select * from ${table}`);
  const other = `'${digest.slice(0, -5)}' || cast(10000 + i as text)`;
  const columns = Object.keys(row).filter((column) => column !== 'id');
  const values = columns.map((column) => {
    if (column === 'document_id') return `${column} || cast(10000 + i as text)`;
    if (column === 'medium' && isOnPostgres()) return `cast(replace(cast(medium as text), '${digest}', ${other}) as jsonb)`;
    return typeof row[column] === 'string' && String(row[column]).includes(digest) ? `replace(${column}, '${digest}', ${other})` : column;
  });
  await queryDatabase(
    cms.dataDir,
    `with recursive n(i) as (select 1 union all select i + 1 from n where i < ${ITEMS - 1})
     insert into ${table} (${columns.join(', ')}) select ${values.join(', ')} from ${table}, n where id = ${row.id}`,
  );
};
const multiplyFiles = (digest: string): void => {
  const folder = uploadsOf(cms.dataDir);
  for (const name of readdirSync(folder).filter((file) => file.startsWith(digest))) {
    const bytes = readFileSync(join(folder, name));
    for (let count = 1; count < ITEMS; count += 1)
      writeFileSync(
        join(folder, name.replace(digest, `${digest.slice(0, -5)}${10_000 + count}`)),
        Buffer.concat([bytes, Buffer.from(`${count}`)]),
      );
  }
};

beforeAll(async () => {
  home = mkdtempSync(join(tmpdir(), 'sanabel-drill-'));
  picture = await png({ width: 64, height: 64 });
  cms = await startCms();
  data = await takeData(cms.dataDir);
  token = await cms.signInByMail();
  const { image } = await addMember('first');
  const digest = /\/uploads\/([^-]+)-/.exec(image)?.[1] ?? '';
  expect(digest).toMatch(/^\w{10,}$/);
  multiplyFiles(digest);
  await multiply('media_files', digest);
  await multiply('members', digest);
});
afterAll(async () => {
  await cms.stop();
  rmSync(home, { recursive: true });
});

const backup = (): Promise<Backup> =>
  makeBackup({ dataDir: cms.dataDir, url: data.databaseUrl ?? '', folder: join(home, 'backups'), keep: 9 });
const restoreElsewhere = async (file: string): Promise<Data> => {
  const other = noteData({
    dataDir: mkdtempSync(join(tmpdir(), 'sanabel-restored-')),
    ...(data.databaseUrl && { databaseUrl: await createDatabase(data.databaseUrl) }),
  });
  await restoreBackup({ dataDir: other.dataDir, url: other.databaseUrl ?? '', file });
  return other;
};

describe('a thousand items with their files', () => {
  it('come back whole from a backup that was made while editors wrote', async () => {
    const early = await addMember('before');
    let isOver = false;
    const late: Member[] = [];
    const write = async () => {
      while (!isOver) late.push(await addMember(`during ${late.length}`));
    };
    const writing = write();
    const { file, manifest } = await backup();
    isOver = true;
    await writing;
    expect(late.length).toBeGreaterThan(0);
    expect(manifest.files.length).toBeGreaterThan(ITEMS);
    const digests = digestsIn(cms.dataDir);
    const { dataDir } = await restoreElsewhere(file);
    const other = await startCms({}, dataDir);
    try {
      const there = await membersOf(other);
      const names = there.map(({ name }) => name);
      expect(names.filter((name) => name === 'first')).toHaveLength(ITEMS);
      expect(there).toContainEqual(early);
      // The backup has the first of the items written meanwhile, each as the API answered it.
      const kept = late.filter(({ name }) => names.includes(name));
      expect(kept).toEqual(late.slice(0, kept.length));
      expect(there).toHaveLength(ITEMS + 1 + kept.length);
      expect(there).toEqual(expect.arrayContaining(kept));
      const files = digestsIn(other.dataDir);
      expect(digests).toMatchObject(files);
      for (const { image } of there) expect(files).toHaveProperty([image.replace('/uploads/', '')]);
    } finally {
      await other.stop();
    }
  });

  it('come back equal, row by row and file by file, when no one writes', async () => {
    await cms.halt();
    const [rows, digests] = [await dump(cms), digestsIn(cms.dataDir)];
    const { file } = await backup();
    const other = await restoreElsewhere(file);
    expect(digestsIn(other.dataDir)).toEqual(digests);
    expect(await dump(other)).toBe(rows);
    await removeData(other);
  });
});
