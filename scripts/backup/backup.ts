import { createWriteStream, existsSync } from 'node:fs';
import { copyFile, link, mkdir, mkdtemp, open, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { create } from 'tar';
import { ExpectedError } from '../process/log.ts';
import { copyDatabase, type DatabasePlace, kindOf } from './database.ts';
import { encrypt } from './encrypt.ts';
import { type Entry, entryOf, FILES, FORMAT, type Manifest } from './manifest.ts';

export interface BackupOptions extends DatabasePlace {
  /** The folder that gets the archive. */
  folder: string;
  /** So many archives stay, the newest ones. */
  keep: number;
  /** Where it is given, the secrets are part of the backup, encrypted. */
  passphrase?: string | undefined;
  now?: Date;
  /** Told before and during each part of the work, with the count of files that are done. What it throws ends the work. */
  onStep?: OnStep;
}

export type OnStep = (phase: 'rows' | 'files' | 'archive', done: number, of: number) => void;

export interface Backup {
  file: string;
  bytes: number;
  manifest: Manifest;
}

const NAME = /^sanabel-\d{8}-\d{6}\.tar$/;
/** Uploads that come and go between two looks are asked for again; a house so busy for so long has another problem. */
const TRIES = 5;

const stampOf = (date: Date): string =>
  date
    .toISOString()
    .replace(/[-:]|\..*/g, '')
    .replace('T', '-');

/** A second name for a file, which keeps its bytes when the first goes; another file system gets a copy. */
const keepFile = async (from: string, to: string): Promise<void> => {
  try {
    await link(from, to);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    // It is there already, or was collected as garbage since the folder was read.
    if (code === 'EEXIST' || code === 'ENOENT') return;
    await copyFile(from, to).catch((failed: NodeJS.ErrnoException) => {
      if (failed.code !== 'ENOENT') throw failed;
    });
  }
};

const keepUploads = async (from: string, to: string): Promise<void> => {
  if (!existsSync(from)) return;
  for (const { name } of (await readdir(from, { withFileTypes: true })).filter((file) => file.isFile() && !file.name.startsWith('.')))
    await keepFile(join(from, name), join(to, name));
};

/**
 * Brings rows and uploads of one moment into a folder while editors work: uploads never change under a name, so they are kept before
 * and after the copy of the rows, and what rows name must be among them.
 */
const collect = async (options: BackupOptions, staging: string): Promise<void> => {
  const uploads = join(options.dataDir, 'public', 'uploads');
  await mkdir(join(staging, FILES.uploads));
  for (let tries = 0; tries < TRIES; tries += 1) {
    await rm(join(staging, 'database'), { recursive: true, force: true });
    await mkdir(join(staging, 'database'));
    await keepUploads(uploads, join(staging, FILES.uploads));
    options.onStep?.('rows', 0, 0);
    const named = await copyDatabase(options, staging);
    await keepUploads(uploads, join(staging, FILES.uploads));
    if (named.every((name) => existsSync(join(staging, FILES.uploads, name)))) return;
  }
  throw new ExpectedError('Some uploads that rows name are missing in DATA_DIR/public/uploads: this backup would not be whole.');
};

const entriesIn = async (staging: string, onStep: OnStep): Promise<Entry[]> => {
  const names = (await readdir(staging, { recursive: true, withFileTypes: true }))
    .filter((file) => file.isFile())
    .map((file) => join(file.parentPath, file.name).slice(staging.length + 1))
    .toSorted();
  const entries: Entry[] = [];
  for (const name of names) {
    onStep('files', entries.length, names.length);
    entries.push(await entryOf(name, join(staging, name)));
  }
  return entries;
};

/** All archives of a folder, the newest first. */
export const archivesIn = async (folder: string): Promise<string[]> =>
  existsSync(folder)
    ? (await readdir(folder))
        .filter((name) => NAME.test(name))
        .toSorted()
        .reverse()
    : [];

/**
 * Makes one archive of rows, uploads and, with a passphrase, secrets, while the house is running. It has its name only when it is whole
 * and on the disk; then the oldest ones over `keep` go.
 */
export const makeBackup = async (options: BackupOptions): Promise<Backup> => {
  const { dataDir, folder, keep, passphrase, now = new Date(), onStep = () => {} } = options;
  const file = join(folder, `sanabel-${stampOf(now)}.tar`);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await mkdir(join(dataDir, 'tmp'), { recursive: true });
  const staging = await mkdtemp(join(dataDir, 'tmp', 'backup-'));
  const part = `${file}.part`;
  try {
    await collect(options, staging);
    const secrets = join(dataDir, 'secrets.json');
    if (passphrase && existsSync(secrets)) await writeFile(join(staging, FILES.secrets), encrypt(await readFile(secrets), passphrase));
    const manifest: Manifest = {
      format: FORMAT,
      madeAt: now.toISOString(),
      database: kindOf(options),
      files: await entriesIn(staging, onStep),
    };
    await writeFile(join(staging, FILES.manifest), JSON.stringify(manifest));
    const names = [FILES.manifest, ...manifest.files.map(({ name }) => name)];
    let done = 0;
    const onWriteEntry = () => {
      done += 1;
    };
    const pack = create({ cwd: staging, portable: true, onWriteEntry }, names);
    await pipeline(
      async function* () {
        for await (const chunk of pack) {
          onStep('archive', done, names.length);
          yield chunk;
        }
      },
      createWriteStream(part, { mode: 0o600 }),
    );
    const handle = await open(part, 'r+');
    await handle.chmod(0o600);
    await handle.sync();
    await handle.close();
    await rename(part, file);
    for (const old of (await archivesIn(folder)).slice(keep)) await rm(join(folder, old), { force: true });
    return { file, bytes: (await stat(file)).size, manifest };
  } finally {
    await rm(staging, { recursive: true, force: true });
    await rm(part, { force: true });
  }
};
