import { randomBytes } from 'node:crypto';
import {
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { copyFile, cp, link, mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { type BuildInfo, buildInfo } from '@sanabel/contract/content';

/** Creates a hard link where the file system allows it, else a copy. */
export const linkOrCopy = (from: string, to: string): Promise<void> => link(from, to).catch(() => copyFile(from, to));

export const copyFolder = (from: string, to: string): Promise<void> =>
  cp(from, to, { recursive: true, filter: (path) => !basename(path).startsWith('.') });

/** Links a folder's files into another one. Skips hidden files. */
export const linkFolder = async (from: string, to: string): Promise<void> => {
  await mkdir(to, { recursive: true });
  for (const entry of await readdir(from, { withFileTypes: true })) {
    if (entry.name.startsWith('.')) continue;
    if (entry.isDirectory()) await linkFolder(join(from, entry.name), join(to, entry.name));
    else await linkOrCopy(join(from, entry.name), join(to, entry.name));
  }
};

const PART = '.part';
/** The temporary name of a file, in the same folder. */
export const partOf = (file: string): string => join(dirname(file), `.${basename(file)}${PART}`);
export const isPart = (file: string): boolean => basename(file).startsWith('.') && file.endsWith(PART);

export interface SiteVersion {
  path: string;
  /** Writes a file atomically. Throws on a full disk, and leaves the old one. */
  write(file: string, body: string): Promise<void>;
  /** Renames a complete temporary file to its final name. */
  adopt(file: string, waiting: string): Promise<void>;
  /** Links an outside file; does nothing when it exists already. */
  linkFile(file: string, from: string): Promise<void>;
  remove(file: string): Promise<void>;
  /** Saves a copy for a rollback, and leaves the file in place. */
  save(file: string): Promise<void>;
  /** Removes a file that is saved already, or that no rollback needs. */
  discard(file: string): Promise<void>;
}

/** Runs before a file changes, so that the old one can be saved. */
type BeforeChange = (file: string) => Promise<void>;

export const openSiteVersion = (path: string, beforeChange: BeforeChange = async () => {}): SiteVersion => {
  const folders = new Set<string>();
  const folderFor = async (file: string): Promise<void> => {
    const folder = dirname(join(path, file));
    if (folders.has(folder)) return;
    await mkdir(folder, { recursive: true });
    folders.add(folder);
  };
  const put = async (file: string, make: (part: string) => Promise<void>): Promise<void> => {
    await folderFor(file);
    await beforeChange(file);
    const part = join(path, partOf(file));
    try {
      await make(part);
      await rename(part, join(path, file));
    } catch (error) {
      await rm(part, { force: true });
      throw error;
    }
  };
  const discard = (file: string): Promise<void> => rm(join(path, file), { force: true });
  return {
    path,
    write: (file, body) => put(file, (part) => writeFile(part, body)),
    adopt: async (file, waiting) => {
      await beforeChange(file);
      await rename(join(path, waiting), join(path, file));
    },
    linkFile: async (file, from) => {
      if (existsSync(join(path, file))) return;
      await folderFor(file);
      await beforeChange(file);
      try {
        // Atomic, because it is a hard link.
        linkSync(from, join(path, file));
      } catch {
        await put(file, (part) => copyFile(from, part));
      }
    },
    remove: async (file) => {
      await beforeChange(file);
      await discard(file);
    },
    save: beforeChange,
    discard,
  };
};

/** Null where there is no published site. */
export const readBuildInfo = (version: string): BuildInfo | null => {
  try {
    return buildInfo.parse(JSON.parse(readFileSync(join(version, 'build.json'), 'utf8')));
  } catch {
    return null;
  }
};

/** Notes whether the site is pinned. Synchronous, so that no one reads the old state after it returns. */
export const writePinned = (version: string | null, isPinned: boolean): void => {
  const info = version && readBuildInfo(version);
  if (!version || !info || (info.isHeld ?? false) === isPinned) return;
  const { revision, builtAt } = info;
  const part = join(version, `.${randomBytes(8).toString('hex')}.part`);
  // A new file, because the old one may be a hard link of a release's copy.
  writeFileSync(part, JSON.stringify({ revision, builtAt, ...(isPinned ? { isHeld: isPinned } : {}) } satisfies BuildInfo));
  renameSync(part, join(version, 'build.json'));
};

/** The versions of a published folder: one for each build of the code, and the link `current` to the served one. */
export const openSiteVersions = (published: string) => {
  const folder = join(published, 'trees');
  const current = join(published, 'current');
  const next = join(published, 'next');
  mkdirSync(folder, { recursive: true });
  const sweep = (): void => {
    for (const name of readdirSync(folder)) if (name.startsWith('building-')) rmSync(join(folder, name), { recursive: true, force: true });
  };
  const numbers = () =>
    readdirSync(folder)
      .filter((name) => /^\d+$/.test(name))
      .map(Number)
      .sort((one, other) => one - other);
  sweep();
  return {
    folder,
    current: (): string | null => {
      try {
        const path = join(folder, basename(readlinkSync(current)));
        return existsSync(path) ? path : null;
      } catch {
        return null;
      }
    },
    /** Returns a path for a new version, and removes an unfinished one of an earlier process. */
    begin: (): string => {
      sweep();
      const path = join(folder, `building-${(numbers().at(-1) ?? 0) + 1}`);
      mkdirSync(path);
      return path;
    },
    /**
     * Serves a version, by its name or a finished one by its path. The new link is renamed over the old one, so there is no moment without
     * a site; it is made before anything moves, so that a full disk changes nothing.
     */
    serve: (version: string): string => {
      const name = basename(version).replace('building-', '');
      const path = join(folder, name);
      rmSync(next, { force: true });
      symlinkSync(join('trees', name), next);
      if (!existsSync(path)) renameSync(version, path);
      renameSync(next, current);
      return path;
    },
    names: () => numbers().map(String),
    forget: (name: string) => rmSync(join(folder, name), { recursive: true, force: true }),
  };
};

export type SiteVersions = ReturnType<typeof openSiteVersions>;
