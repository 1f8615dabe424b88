import { existsSync } from 'node:fs';
import { copyFile, mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { extract } from 'tar';
import { ExpectedError } from '../process/log.ts';
import { checkSqlite, type DatabasePlace, kindOf, restorePostgres } from './database.ts';
import { decrypt, isLocked, unlock } from './encrypt.ts';
import { entryOf, FILES, type Manifest, parseManifest } from './manifest.ts';

export interface RestoreOptions extends DatabasePlace {
  file: string;
  /** Of the server that made it: opens its secrets. */
  passphrase?: string | undefined;
  /** The words with which an archive of the panel was locked; by themselves the passphrase. */
  words?: string | undefined;
  now?: Date;
}

export interface Restored {
  manifest: Manifest;
  /** Where what was there before lies now; empty where nothing was there. */
  aside: string;
  /** Put back; not in it; or in it, and closed to this passphrase. */
  secrets: 'back' | 'none' | 'closed';
}

const stampOf = (date: Date): string => date.toISOString().replace(/\D/g, '').slice(0, 14);

/** An archive of the panel is locked with words of its owner: what it holds, else the archive itself. */
const unlockedIn = async (file: string, folder: string, words: string | undefined): Promise<string> => {
  if (!(await isLocked(file))) return file;
  if (words === undefined) throw new ExpectedError(`${file} is locked: set ARCHIVE_WORDS to the words that were typed for it.`);
  const open = join(folder, 'unlocked.tar');
  await unlock(file, open, words);
  return open;
};

/**
 * Unpacks an archive and holds every file against the manifest: what is missing, changed or too many is told in an ExpectedError, and
 * nothing else happens.
 */
export const unpack = async (file: string, staging: string): Promise<Manifest> => {
  await extract({
    file,
    cwd: staging,
    strict: true,
    preservePaths: false,
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

/** A locked archive has words of its own, and its secrets have the server's: who gave the words alone gets the rest. */
const secretsIn = async (sealed: string, passphrase: string, wasLocked: boolean): Promise<Buffer | null> => {
  try {
    return decrypt(await readFile(sealed), passphrase);
  } catch (error) {
    if (wasLocked) return null;
    throw error;
  }
};

/** What the system says of a folder on which another disk is mounted. */
const MOUNTED = ['EBUSY', 'EXDEV'];

/** Moves folders one after another; `undo` takes all of them back. */
const openMoves = () => {
  const done: (readonly [from: string, to: string])[] = [];
  return {
    move: async (from: string, to: string): Promise<void> => {
      await mkdir(dirname(to), { recursive: true, mode: 0o700 });
      await rename(from, to).catch((error: NodeJS.ErrnoException) => {
        if (!MOUNTED.includes(error.code ?? '')) throw error;
        throw new ExpectedError(`${from} is a disk of its own and cannot be moved aside: unmount it for the restore. Nothing was changed.`);
      });
      done.push([from, to]);
    },
    undo: async (): Promise<void> => {
      for (const [from, to] of done.toReversed()) await rename(to, from);
    },
  };
};

/** What a restore takes the place of, below the data folder. */
const PLACES = ['database', join('public', 'uploads')] as const;

/**
 * Verifies an archive, and puts its rows and uploads in the place of those that are there, which stay aside. The house must stand still.
 * Throws with nothing changed; an ExpectedError for an archive that is damaged, newer, of another database, or whose secrets cannot be
 * read, and for a folder on a disk of its own; the pages of the site are made anew at the next start.
 */
export const restoreBackup = async ({
  file,
  passphrase,
  words = passphrase,
  now = new Date(),
  ...place
}: RestoreOptions): Promise<Restored> => {
  const { dataDir, url } = place;
  if (!existsSync(file)) throw new ExpectedError(`There is no file ${file}.`);
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const around = await mkdtemp(join(dataDir, '.restore-'));
  const staging = join(around, 'archive');
  await mkdir(staging);
  try {
    const archive = await unlockedIn(file, around, words);
    const wasLocked = archive !== file;
    const manifest = await unpack(archive, staging);
    if (manifest.database !== kindOf(place))
      throw new ExpectedError(`This backup is of ${manifest.database}, and the settings name ${kindOf(place)}.`);
    if (manifest.database === 'sqlite') checkSqlite(join(staging, FILES.sqlite));
    const sealed = join(staging, FILES.secrets);
    const secrets = existsSync(sealed) && passphrase !== undefined ? await secretsIn(sealed, passphrase, wasLocked) : null;

    const stamp = stampOf(now);
    const aside = join(dataDir, `before-restore-${stamp}`);
    await mkdir(join(staging, FILES.uploads), { recursive: true });
    const { move, undo } = openMoves();
    try {
      for (const name of PLACES) if (existsSync(join(dataDir, name))) await move(join(dataDir, name), join(aside, name));
      await move(join(staging, FILES.uploads), join(dataDir, 'public', 'uploads'));
      if (manifest.database === 'sqlite') await move(join(staging, 'database'), join(dataDir, 'database'));
      else await restorePostgres(url, join(staging, FILES.postgres), stamp);
    } catch (error) {
      await undo();
      await rm(aside, { recursive: true, force: true });
      throw error;
    }
    if (secrets) {
      const own = join(dataDir, 'secrets.json');
      if (existsSync(own)) {
        await mkdir(aside, { recursive: true });
        await copyFile(own, join(aside, 'secrets.json'));
      }
      await writeFile(own, secrets, { mode: 0o600 });
    }
    const others = existsSync(sealed) ? 'closed' : 'none';
    return { manifest, aside: existsSync(aside) ? aside : '', secrets: secrets ? 'back' : others };
  } finally {
    await rm(around, { recursive: true, force: true });
  }
};
