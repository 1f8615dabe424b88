import { constants, existsSync } from 'node:fs';
import { access, mkdir, mkdtemp, readdir, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { extract } from 'tar';
import { ExpectedError } from '../process/log.ts';
import { runProgram } from '../process/run.ts';
import { writePrivate } from '../start/secrets.ts';
import { checkSqlite, type DatabaseLocation, isAside, kindOf, restorePostgres, undoPostgres } from './database.ts';
import { decrypt, isLocked, unlock } from './encrypt.ts';
import { entryOf, FILES, type Manifest, parseManifest } from './manifest.ts';
import { asideIn, type Marker, readMarker, removeMarker, setMarker } from './marker.ts';

export interface RestoreOptions extends DatabaseLocation {
  file: string;
  /** Passphrase of the server that made the archive, for its secrets. */
  passphrase?: string | undefined;
  /** Words that lock an archive of the panel; the passphrase by default. */
  words?: string | undefined;
  now?: Date;
  /** Called just before each step that changes something. */
  onStep?: (step: string) => void;
}

export interface Restored {
  manifest: Manifest;
  /** Folder with the data from before; empty when there was none. */
  aside: string;
  /** Restored, not in the archive, or not readable with this passphrase. */
  secrets: 'back' | 'none' | 'closed';
}

const stampOf = (date: Date): string => date.toISOString().replace(/\D/g, '').slice(0, 14);

/** Returns the content of an archive that the panel locked with its owner's words, or the archive itself. */
const unlockedIn = async (file: string, folder: string, words: string | undefined): Promise<string> => {
  if (!(await isLocked(file))) return file;
  if (words === undefined) throw new ExpectedError(`${file} is locked: set ARCHIVE_WORDS to the words that were typed for it.`);
  const open = join(folder, 'unlocked.tar');
  await unlock(file, open, words);
  return open;
};

/** Unpacks an archive and checks every file against the manifest. Throws an ExpectedError for missing, changed or extra files. */
export const unpack = async (file: string, staging: string): Promise<Manifest> => {
  await extract({
    file,
    cwd: staging,
    strict: true,
    preservePaths: false,
    // Our archives are not compressed: unpacked data is never larger than the archive.
    maxDecompressionRatio: 1,
    brotli: false,
    filter: (_, entry) => 'type' in entry && entry.type === 'File',
  }).catch(() => {
    throw new ExpectedError(`${file} cannot be read: it is damaged, or no backup.`);
  });
  const list = join(staging, FILES.manifest);
  if (!existsSync(list)) throw new ExpectedError(`${file} is no backup of ours: it has no list of its files.`);
  const manifest = parseManifest(await readFile(list, 'utf8'));
  const there = (await readdir(staging, { recursive: true, withFileTypes: true })).filter((entry) => !entry.isDirectory());
  if (there.length !== manifest.files.length + 1) throw new ExpectedError(`${file} has other files than its list says.`);
  for (const entry of manifest.files) {
    const path = join(staging, entry.name);
    const found = existsSync(path) ? await entryOf(entry.name, path) : null;
    if (found?.sha256 !== entry.sha256) throw new ExpectedError(`${file} is damaged: ${entry.name} is not what its list says.`);
  }
  return manifest;
};

/** A locked archive has its own words, and its secrets the server's passphrase: with the words alone everything else is restored. */
const secretsIn = async (sealed: string, passphrase: string, wasLocked: boolean): Promise<Buffer | null> => {
  try {
    return decrypt(await readFile(sealed), passphrase);
  } catch (error) {
    if (wasLocked) return null;
    throw error;
  }
};

/** Errors when a folder is a mount point. */
const MOUNTED = ['EBUSY', 'EXDEV'];

const move = async (from: string, to: string): Promise<void> => {
  await mkdir(dirname(to), { recursive: true, mode: 0o700 });
  await rename(from, to).catch((error: NodeJS.ErrnoException) => {
    if (!MOUNTED.includes(error.code ?? '')) throw error;
    throw new ExpectedError(`${from} is a disk of its own and cannot be moved aside: unmount it for the restore. Nothing was changed.`);
  });
};

const STAGING = '.restore-';
const FOLDERS = ['database', join('public', 'uploads')] as const;
const SECRETS = 'secrets.json';

/** Names the database without its password. */
const nameOf = (location: DatabaseLocation): string => {
  if (kindOf(location) === 'sqlite') return 'sqlite';
  const { host, pathname } = new URL(location.url);
  return `${host}${pathname}`;
};

/** Flushes the disk, so that a power cut leaves no moved file empty. Flushes all disks where `sync` has no `-f`. */
const flush = async (folder: string): Promise<void> => {
  const { status } = await runProgram('sync', ['-f', folder], { cwd: folder });
  if (status !== 0) await runProgram('sync', [], { cwd: folder });
};

type OnStep = (step: string) => void;

/** Puts back what was there before a restore; what was not moved yet is still there. On an error the marker stays. */
const undo = async (location: DatabaseLocation, marker: Marker, onStep: OnStep): Promise<void> => {
  const { dataDir, url } = location;
  const { stamp, before, database } = marker;
  const aside = asideIn(dataDir, marker);
  if (database !== nameOf(location))
    throw new ExpectedError(
      `A restore into ${database} was broken off here, and the settings name ${nameOf(location)}: set DATABASE_URL as it was.`,
    );
  for (const name of before)
    if (!existsSync(join(aside, name)) && !existsSync(join(dataDir, name)))
      throw new ExpectedError(`A restore was broken off here, and what was in ${name} before is neither there nor in ${aside}.`);
  onStep('undo database');
  if (database !== 'sqlite') await undoPostgres(url, stamp);
  for (const name of [...FOLDERS, SECRETS]) {
    const [old, now] = [join(aside, name), join(dataDir, name)];
    if (before.includes(name) && !existsSync(old)) continue;
    onStep(`undo ${name}`);
    await rm(now, { recursive: true, force: true });
    onStep(`return ${name}`);
    if (before.includes(name)) await rename(old, now);
  }
  await rm(aside, { recursive: true, force: true });
  await flush(dataDir);
  removeMarker(dataDir);
};

/** Ctrl-C, a lost connection and a stopped unit must not end the process between two moves. */
const SIGNALS = ['SIGHUP', 'SIGINT', 'SIGTERM'] as const;

const uninterrupted = async (work: () => Promise<void>): Promise<void> => {
  const warn = (): void => console.error('A restore is not broken off: it ends by itself.');
  for (const signal of SIGNALS) process.on(signal, warn);
  try {
    await work();
  } finally {
    for (const signal of SIGNALS) process.off(signal, warn);
  }
};

/** Replaces the current data with the unpacked data: all of it or nothing. */
const exchange = async (
  location: DatabaseLocation,
  staging: string,
  secrets: Buffer | null,
  marker: Marker,
  onStep: OnStep,
): Promise<void> => {
  const { dataDir, url } = location;
  const { stamp, before } = marker;
  const aside = asideIn(dataDir, marker);
  await flush(dataDir);
  setMarker(dataDir, marker);
  try {
    const replacedNames = secrets ? [...FOLDERS, SECRETS] : FOLDERS;
    for (const name of replacedNames) {
      onStep(`aside ${name}`);
      if (before.includes(name)) await move(join(dataDir, name), join(aside, name));
    }
    onStep('secrets');
    if (secrets) writePrivate(join(dataDir, SECRETS), secrets);
    onStep('uploads');
    await move(join(staging, FILES.uploads), join(dataDir, 'public', 'uploads'));
    onStep('database');
    if (kindOf(location) === 'sqlite') await move(join(staging, 'database'), join(dataDir, 'database'));
    else await restorePostgres(url, join(staging, FILES.postgres), stamp);
    onStep('end');
  } catch (error) {
    await undo(location, marker, onStep);
    throw error;
  }
  // A pinned release belongs to the content that was there before.
  await rm(join(dataDir, 'published', 'held'), { force: true });
  await flush(dataDir);
  removeMarker(dataDir);
};

/** Throws an ExpectedError when an archive is missing or not readable for this user. */
const checkReadable = async (file: string): Promise<void> => {
  await access(file, constants.R_OK).catch(({ code }: NodeJS.ErrnoException) => {
    throw new ExpectedError(code === 'ENOENT' ? `There is no file ${file}.` : `${file} cannot be read by this user (${code}).`);
  });
};

/**
 * Verifies an archive, replaces rows and uploads with its own and sets the old ones aside. The stack must be stopped. Undoes an interrupted
 * restore first. Throws before it changes anything: an ExpectedError for an archive that is damaged, newer, of another database or with
 * secrets it cannot read, and for a folder that is a mount point. The next start renders all pages again.
 */
export const restoreBackup = async ({
  file,
  passphrase,
  words = passphrase,
  now = new Date(),
  onStep = () => {},
  ...location
}: RestoreOptions): Promise<Restored> => {
  const { dataDir } = location;
  await checkReadable(file);
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const broken = readMarker(dataDir);
  if (broken) await undo(location, broken, onStep);
  for (const name of await readdir(dataDir)) if (name.startsWith(STAGING)) await rm(join(dataDir, name), { recursive: true, force: true });
  const around = await mkdtemp(join(dataDir, STAGING));
  const staging = join(around, 'archive');
  await mkdir(staging);
  try {
    const archive = await unlockedIn(file, around, words);
    const wasLocked = archive !== file;
    const manifest = await unpack(archive, staging);
    if (manifest.database !== kindOf(location))
      throw new ExpectedError(`This backup is of ${manifest.database}, and the settings name ${kindOf(location)}.`);
    if (manifest.database === 'sqlite') checkSqlite(join(staging, FILES.sqlite));
    const sealed = join(staging, FILES.secrets);
    const secrets = existsSync(sealed) && passphrase !== undefined ? await secretsIn(sealed, passphrase, wasLocked) : null;

    const stamp = stampOf(now);
    const aside = asideIn(dataDir, { stamp });
    if (existsSync(aside) || (manifest.database === 'postgres' && (await isAside(location.url, stamp))))
      throw new ExpectedError('Another restore began in this very second: try again.');
    await mkdir(join(staging, FILES.uploads), { recursive: true });
    const before = [...FOLDERS, SECRETS].filter((name) => existsSync(join(dataDir, name)));
    await uninterrupted(() => exchange(location, staging, secrets, { stamp, before, database: nameOf(location) }, onStep));
    const others = existsSync(sealed) ? 'closed' : 'none';
    return { manifest, aside: existsSync(aside) ? aside : '', secrets: secrets ? 'back' : others };
  } finally {
    await rm(around, { recursive: true, force: true });
  }
};
