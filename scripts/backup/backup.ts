import { constants, createWriteStream, existsSync } from 'node:fs';
import { access, copyFile, link, mkdir, mkdtemp, open, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { create } from 'tar';
import { ExpectedError } from '../process/log.ts';
import { copyDatabase, type DatabaseLocation, kindOf } from './database.ts';
import { encrypt } from './encrypt.ts';
import { type Entry, entryOf, FILES, FORMAT, type Manifest } from './manifest.ts';

export interface BackupOptions extends DatabaseLocation {
  folder: string;
  /** Number of newest archives to keep. */
  keep: number;
  /** Adds the secrets to the backup, encrypted. */
  passphrase?: string | undefined;
  now?: Date;
  /** Called before and during each phase with the number of finished files. An error from it ends the backup. */
  onStep?: OnStep;
}

export type OnStep = (phase: 'rows' | 'files' | 'archive', done: number, of: number) => void;

export interface Backup {
  file: string;
  bytes: number;
  manifest: Manifest;
}

const NAME = /^sanabel-\d{8}-\d{6}\.tar$/;
/** Uploads that change during the copy are read again; a stack this busy for so long has another problem. */
const TRIES = 5;

const stampOf = (date: Date): string =>
  date
    .toISOString()
    .replace(/[-:]|\..*/g, '')
    .replace('T', '-');

/** Hard-links a file, so that its bytes stay when the original is deleted; another file system gets a copy. */
const saveFile = async (from: string, to: string): Promise<void> => {
  try {
    await link(from, to);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    // The link already exists, or the upload was deleted since the folder was read.
    if (code === 'EEXIST' || code === 'ENOENT') return;
    await copyFile(from, to).catch((failed: NodeJS.ErrnoException) => {
      if (failed.code !== 'ENOENT') throw failed;
    });
  }
};

const saveUploads = async (from: string, to: string): Promise<void> => {
  if (!existsSync(from)) return;
  for (const { name } of (await readdir(from, { withFileTypes: true })).filter((file) => file.isFile() && !file.name.startsWith('.')))
    await saveFile(join(from, name), join(to, name));
};

/** Collects rows and uploads that match while editors work: uploads are linked before and after the copy of the rows. */
const collect = async (options: BackupOptions, staging: string): Promise<void> => {
  const uploads = join(options.dataDir, 'public', 'uploads');
  await mkdir(join(staging, FILES.uploads));
  for (let tries = 0; tries < TRIES; tries += 1) {
    await rm(join(staging, 'database'), { recursive: true, force: true });
    await mkdir(join(staging, 'database'));
    await saveUploads(uploads, join(staging, FILES.uploads));
    options.onStep?.('rows', 0, 0);
    const named = await copyDatabase(options, staging);
    await saveUploads(uploads, join(staging, FILES.uploads));
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

/** Newest first. */
export const archivesIn = async (folder: string): Promise<string[]> =>
  existsSync(folder)
    ? (await readdir(folder))
        .filter((name) => NAME.test(name))
        .toSorted()
        .reverse()
    : [];

const makeFolder = async (folder: string): Promise<void> => {
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await access(folder, constants.W_OK);
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code !== 'EACCES') throw error;
    throw new ExpectedError(`This user cannot write to ${folder}: give it the folder, as docs/deploy.md shows. ${message}`);
  }
};

/** Makes an archive while the stack runs. It gets its name only once it is complete and on the disk; then archives over `keep` go. */
export const makeBackup = async (options: BackupOptions): Promise<Backup> => {
  const { dataDir, folder, keep, passphrase, now = new Date(), onStep = () => {} } = options;
  const file = join(folder, `sanabel-${stampOf(now)}.tar`);
  await makeFolder(folder);
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
    // After a stop it may still open a file that is deleted below. Until then the loop gets its errors.
    pack.on('error', () => {});
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
