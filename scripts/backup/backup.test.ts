import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  createWriteStream,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { pipeline } from 'node:stream/promises';
import { brotliCompressSync, gzipSync, zstdCompressSync } from 'node:zlib';
import { create, extract } from 'tar';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { digestsIn, fillDataFolder, PASSPHRASE, restoreUntil, rowsIn, stateOf, uploadsIn } from '../testing/data-folder.ts';
import { archivesIn, makeBackup } from './backup.ts';
import { locked } from './encrypt.ts';
import { FILES, FORMAT } from './manifest.ts';
import { refuseHalfRestored, setMarker } from './marker.ts';
import { restoreBackup } from './restore.ts';

let home: string;
let dataDir: string;
let folder: string;
const uploads = () => uploadsIn(dataDir);

/** Writes like the CMS: adds the file before the row, and removes the row before the file. */
const WRITER = `
  const { DatabaseSync } = require('node:sqlite');
  const { writeFileSync, rmSync } = require('node:fs');
  const { createHash, randomBytes } = require('node:crypto');
  const [root, most] = process.argv.slice(1);
  const db = new DatabaseSync(root + '/database/sanabel.db', { timeout: 10000 });
  db.exec('PRAGMA journal_mode = WAL');
  const names = [];
  for (let count = 0; count < Number(most); count += 1) {
    const bytes = randomBytes(2000);
    const name = createHash('sha256').update(bytes).digest('hex').slice(0, 24) + '-1200.webp';
    writeFileSync(root + '/public/uploads/' + name, bytes);
    db.prepare('INSERT INTO media_files (medium) VALUES (?)').run(JSON.stringify({ url: '/uploads/' + name }));
    names.push(name);
    if (count % 5 === 4) {
      const gone = names.shift();
      db.prepare('DELETE FROM media_files WHERE medium LIKE ?').run('%' + gone + '%');
      rmSync(root + '/public/uploads/' + gone);
    }
    if (count === 20) process.stdout.write('begun');
  }
`;
const startWriter = (most: number) =>
  spawn(process.execPath, ['-e', WRITER, dataDir, String(most)], { stdio: ['ignore', 'pipe', 'inherit'] });

beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'sanabel-backup-'));
  [dataDir, folder] = [join(home, 'data'), join(home, 'backups')];
  mkdirSync(join(dataDir, 'database'), { recursive: true });
  mkdirSync(uploads(), { recursive: true });
  const database = new DatabaseSync(join(dataDir, FILES.sqlite));
  database.exec('CREATE TABLE media_files (id INTEGER PRIMARY KEY, medium TEXT)');
  database.close();
  writeFileSync(join(dataDir, 'secrets.json'), '{"JWT_SECRET":"not for everyone"}');
});
afterEach(() => rmSync(home, { recursive: true }));

const backup = (options: Partial<Parameters<typeof makeBackup>[0]> = {}) => makeBackup({ dataDir, url: '', folder, keep: 3, ...options });
const restore = (file: string, options: Partial<Parameters<typeof restoreBackup>[0]> = {}) =>
  restoreBackup({ dataDir: join(home, 'other'), url: '', file, ...options });
const changed = async (file: string, change: (staging: string) => void): Promise<string> => {
  const staging = mkdtempSync(join(home, 'changed-'));
  await extract({ file, cwd: staging });
  change(staging);
  const other = join(home, 'changed.tar');
  await create({ file: other, cwd: staging }, readdirSync(staging));
  return other;
};

describe('a backup', () => {
  it('holds rows and uploads of one moment, while others write and delete', async () => {
    const writer = startWriter(1000);
    const ended = once(writer, 'close');
    await once(writer.stdout, 'data');
    for (let round = 0; round < 3; round += 1) {
      const { file } = await backup({ now: new Date(Date.UTC(2026, 0, 1 + round)) });
      const other = join(home, `restored-${round}`);
      await restore(file, { dataDir: other });
      const named = rowsIn(other).map((row) => JSON.stringify(row).match(/[0-9a-f]{24}-1200\.webp/)?.[0] ?? '');
      const digests = digestsIn(other);
      expect(named.length).toBeGreaterThan(0);
      for (const name of named) expect(digests[name]?.startsWith(name.slice(0, 24))).toBe(true);
    }
    await ended;
  });

  it('is restored to equal rows and files, and keeps aside what was there', async () => {
    const writer = startWriter(100);
    await once(writer, 'close');
    const { file } = await backup();
    const other = join(home, 'other');
    mkdirSync(join(other, 'database'), { recursive: true });
    writeFileSync(join(other, FILES.sqlite), 'what was there');
    const { aside } = await restore(file);
    expect(rowsIn(other)).toEqual(rowsIn(dataDir));
    expect(digestsIn(other)).toEqual(digestsIn(dataDir));
    expect(readFileSync(join(aside, FILES.sqlite), 'utf8')).toBe('what was there');
    expect(readdirSync(other).filter((name) => name.startsWith('.'))).toEqual([]);
  });

  it('has secrets only with a passphrase, and gives them back only for it', async () => {
    const open = await backup({ now: new Date(0) });
    expect(open.manifest.files.map(({ name }) => name)).not.toContain(FILES.secrets);
    const { file } = await backup({ passphrase: 'a passphrase of the club' });
    expect(readFileSync(file).includes('not for everyone')).toBe(false);
    await expect(restore(file, { passphrase: 'another one altogether' })).rejects.toThrow('BACKUP_PASSPHRASE');
    expect(existsSync(join(home, 'other', 'database'))).toBe(false);
    await restore(file, { passphrase: 'a passphrase of the club' });
    expect(readFileSync(join(home, 'other', 'secrets.json'), 'utf8')).toContain('not for everyone');
  });

  it('that was locked opens with its words, and its secrets with the passphrase of the server, or not at all', async () => {
    const [passphrase, words] = ['a passphrase of the club', 'seven words of the owner'];
    const { file } = await backup({ passphrase });
    const sealed = `${file}.locked`;
    await pipeline(locked(file, words), createWriteStream(sealed));
    await expect(restore(sealed, { passphrase })).rejects.toThrow('BACKUP_PASSPHRASE');
    expect((await restore(sealed, { passphrase: words, now: new Date(1_000) })).secrets).toBe('closed');
    expect((await restore(sealed, { passphrase, words, now: new Date(2_000) })).secrets).toBe('back');
    expect(readFileSync(join(home, 'other', 'secrets.json'), 'utf8')).toContain('not for everyone');
    const { file: open } = await backup({ now: new Date(0) });
    expect((await restore(open, { passphrase, now: new Date(3_000) })).secrets).toBe('none');
  });

  it('wants every upload that a row names, but for those in a bucket', async () => {
    const database = new DatabaseSync(join(dataDir, FILES.sqlite));
    const put = database.prepare('INSERT INTO media_files (medium) VALUES (?)');
    const medium = (address: string) => JSON.stringify({ renditions: [{ url: `${address}/uploads/${'a'.repeat(24)}-1200.webp` }] });
    put.run(medium('https://media.example'));
    await backup();
    put.run(medium(''));
    database.close();
    await expect(backup()).rejects.toThrow('uploads that rows name are missing');
  });

  it.each(['rows', 'files', 'archive'])('that is stopped at its %s leaves nothing behind', async (last) => {
    writeFileSync(join(uploads(), `${'0'.repeat(24)}-1200.webp`), 'a picture');
    const stop = (phase: string) => {
      if (phase === last) throw new Error('stopped');
    };
    await expect(backup({ onStep: stop })).rejects.toThrow('stopped');
    expect(readdirSync(folder)).toEqual([]);
    expect(readdirSync(join(dataDir, 'tmp'))).toEqual([]);
  });

  it('keeps the newest archives, and leaves nothing half behind', async () => {
    for (let day = 1; day <= 5; day += 1) await backup({ now: new Date(Date.UTC(2026, 4, day)) });
    expect(await archivesIn(folder)).toEqual(['sanabel-20260505-000000.tar', 'sanabel-20260504-000000.tar', 'sanabel-20260503-000000.tar']);
    expect(readdirSync(folder)).toHaveLength(3);
    expect(readdirSync(join(dataDir, 'tmp'))).toEqual([]);
  });

  it('says that an upload is missing instead of being half a backup', async () => {
    const database = new DatabaseSync(join(dataDir, FILES.sqlite));
    database.prepare('INSERT INTO media_files (medium) VALUES (?)').run('{"url":"/uploads/gone-1200.webp"}');
    database.close();
    await expect(backup()).rejects.toThrow('missing');
    expect(readdirSync(folder)).toEqual([]);
  });
});

describe('a restore refuses, and changes nothing,', () => {
  beforeEach(async () => {
    writeFileSync(join(uploads(), 'a-1200.webp'), 'a picture');
    await backup();
  });
  const archive = async () => join(folder, (await archivesIn(folder))[0] ?? '');
  const refused = async (file: string, words: string, options = {}) => {
    await expect(restore(file, options)).rejects.toThrow(words);
    expect(existsSync(join(home, 'other')) ? readdirSync(join(home, 'other')) : []).toEqual([]);
  };

  it('a file that is cut off', async () => {
    const file = await archive();
    truncateSync(file, 6000);
    await refused(file, 'damaged');
  });

  it.each([
    ['gzip', gzipSync],
    ['zstd', zstdCompressSync],
    ['brotli', brotliCompressSync],
  ] as const)('a file that is packed with %s, whatever it may unpack to', async (_, pack) => {
    const packed = join(home, 'packed.tar');
    const zeros = join(home, 'zeros');
    writeFileSync(zeros, Buffer.alloc(20_000_000));
    await create({ file: packed, cwd: home }, ['zeros']);
    writeFileSync(packed, pack(readFileSync(packed)));
    await refused(packed, 'damaged');
  });

  it('a file whose bytes are not those of its list', async () => {
    await refused(
      await changed(await archive(), (staging) => writeFileSync(join(staging, FILES.uploads, 'a-1200.webp'), 'b picture')),
      'a-1200.webp',
    );
  });

  it('a file with more in it than its list', async () => {
    await refused(await changed(await archive(), (staging) => writeFileSync(join(staging, FILES.uploads, 'evil.js'), 'x')), 'other files');
  });

  it('a backup of a newer version', async () => {
    const newer = (staging: string) => {
      const list = JSON.parse(readFileSync(join(staging, FILES.manifest), 'utf8'));
      writeFileSync(join(staging, FILES.manifest), JSON.stringify({ ...list, format: FORMAT + 1, more: true }));
    };
    await refused(await changed(await archive(), newer), 'newer version');
  });

  it('a list that names a place outside the data folder', async () => {
    const leading = (staging: string) => {
      const list = JSON.parse(readFileSync(join(staging, FILES.manifest), 'utf8'));
      list.files[0].name = 'uploads/../../evil';
      writeFileSync(join(staging, FILES.manifest), JSON.stringify(list));
    };
    await refused(await changed(await archive(), leading), 'no backup of ours');
  });

  it('a backup of another database', async () => {
    await refused(await archive(), 'is of sqlite', { url: 'postgres://127.0.0.1/club' });
  });

  it.runIf(process.platform === 'linux' && process.getuid?.() === 0)(
    'uploads on a disk of their own, which no folder can take the place of',
    async () => {
      const other = join(home, 'other');
      const shown = join(other, 'public', 'uploads');
      mkdirSync(join(other, 'database'), { recursive: true });
      mkdirSync(shown, { recursive: true });
      writeFileSync(join(other, FILES.sqlite), 'what was there');
      try {
        execFileSync('mount', ['-t', 'tmpfs', 'tmpfs', shown], { stdio: 'pipe' });
      } catch {
        return console.warn('No disk can be mounted here: a restore onto one was not tested.');
      }
      try {
        await expect(restore(await archive())).rejects.toThrow('a disk of its own');
        expect(readFileSync(join(other, FILES.sqlite), 'utf8')).toBe('what was there');
        expect(readdirSync(other).toSorted()).toEqual(['database', 'public']);
      } finally {
        execFileSync('umount', [shown]);
      }
    },
  );
});

describe('a restore that is killed', () => {
  const other = () => join(home, 'other');

  // Every step is killed in killed-restore.long.test.ts.
  it('keeps the stack from starting, and the next one first puts back all that was there', async () => {
    fillDataFolder(dataDir, 'new');
    fillDataFolder(other(), 'old');
    const [wanted, before] = [stateOf(dataDir), stateOf(other())];
    const { file } = await backup({ passphrase: PASSPHRASE });
    expect(restoreUntil(other(), file, 6)).toBeNull();
    expect(() => refuseHalfRestored(other())).toThrow('broken off');
    const { aside } = await restore(file, { passphrase: PASSPHRASE, now: new Date(Date.UTC(2027, 0, 1)) });
    refuseHalfRestored(other());
    expect([stateOf(other()), stateOf(aside)]).toEqual([wanted, before]);
  });

  it('in a folder that was moved since is still undone; where something is missing, nothing is done', async () => {
    fillDataFolder(dataDir, 'new');
    fillDataFolder(other(), 'old');
    const before = [rowsIn(other()), digestsIn(other())];
    const { file } = await backup({ passphrase: PASSPHRASE });
    expect(restoreUntil(other(), file, 6)).toBeNull();
    const moved = join(home, 'moved');
    renameSync(other(), moved);
    const { aside } = await restore(file, { dataDir: moved, now: new Date(Date.UTC(2027, 0, 1)) });
    expect([rowsIn(aside), digestsIn(aside)]).toEqual(before);
    expect(readFileSync(join(moved, 'secrets.json'), 'utf8')).toBe('old');
    setMarker(moved, { stamp: '19700101000000', database: 'sqlite', before: ['database', 'what is gone'] });
    await expect(restore(file, { dataDir: moved })).rejects.toThrow('neither there nor in');
    setMarker(moved, { stamp: '19700101000000', database: 'db.example/club', before: [] });
    await expect(restore(file, { dataDir: moved })).rejects.toThrow('set DATABASE_URL as it was');
    expect(() => refuseHalfRestored(moved)).toThrow('broken off');
    writeFileSync(join(moved, 'restore.json'), '');
    expect(() => refuseHalfRestored(moved)).toThrow('cannot be read');
  });
});

it('a release that the site was rolled back to does not outlive a restore', async () => {
  const { file } = await backup();
  const pinFile = join(home, 'other', 'published', 'held');
  mkdirSync(dirname(pinFile), { recursive: true });
  writeFileSync(pinFile, '3');
  await restore(file);
  expect(existsSync(pinFile)).toBe(false);
});

it('a missing archive is distinguished from one that is not for this user', async () => {
  await expect(restore(join(home, 'none.tar'))).rejects.toThrow('There is no file');
  writeFileSync(join(home, 'file'), '');
  await expect(restore(join(home, 'file', 'x.tar'))).rejects.toThrow('cannot be read by this user (ENOTDIR)');
});
