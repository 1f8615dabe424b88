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

/** A second name for the same bytes where the file system allows it, a copy where it does not. */
export const linkOrCopy = (from: string, to: string): Promise<void> => link(from, to).catch(() => copyFile(from, to));

/** Copies a folder's files. Hidden files stay behind. */
export const copyTree = (from: string, to: string): Promise<void> =>
  cp(from, to, { recursive: true, filter: (path) => !basename(path).startsWith('.') });

/** Puts a folder's files into another place without moving their bytes. Hidden files stay behind. */
export const linkTree = async (from: string, to: string): Promise<void> => {
  await mkdir(to, { recursive: true });
  for (const entry of await readdir(from, { withFileTypes: true })) {
    if (entry.name.startsWith('.')) continue;
    if (entry.isDirectory()) await linkTree(join(from, entry.name), join(to, entry.name));
    else await linkOrCopy(join(from, entry.name), join(to, entry.name));
  }
};

const PART = '.part';
/** Names the file that is written beside another, to be put in its place whole. */
export const partOf = (file: string): string => join(dirname(file), `.${basename(file)}${PART}`);
/** Whether a file is one that was being written when its process ended. */
export const isPart = (file: string): boolean => basename(file).startsWith('.') && file.endsWith(PART);

/** A folder of the published site, in which whole files are put in the place of others. */
export interface Tree {
  path: string;
  /** Writes a file under its name at once, never half of it. Throws where the disk is full, and leaves the old one. */
  write(file: string, body: string): Promise<void>;
  /** Puts a whole file that waits in the tree under another name in its place. */
  adopt(file: string, waiting: string): Promise<void>;
  /** Gives a file that lies elsewhere a place in the tree; nothing when it is there already. */
  place(file: string, from: string): Promise<void>;
  remove(file: string): Promise<void>;
  /** Keeps a file for going back, and leaves it where it is. */
  keep(file: string): Promise<void>;
  /** Removes a file that is kept already, or that nobody wants back. */
  discard(file: string): Promise<void>;
}

/** Told before a file of the tree changes, so that the old one can be kept. */
type BeforeChange = (file: string) => Promise<void>;

export const openTree = (path: string, beforeChange: BeforeChange = async () => {}): Tree => {
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
    place: async (file, from) => {
      if (existsSync(join(path, file))) return;
      await folderFor(file);
      await beforeChange(file);
      try {
        // At once, and whole: it is a second name.
        linkSync(from, join(path, file));
      } catch {
        await put(file, (part) => copyFile(from, part));
      }
    },
    remove: async (file) => {
      await beforeChange(file);
      await discard(file);
    },
    keep: beforeChange,
    discard,
  };
};

/** What the published site says of itself; null where there is none. */
export const readBuildInfo = (tree: string): BuildInfo | null => {
  try {
    return buildInfo.parse(JSON.parse(readFileSync(join(tree, 'build.json'), 'utf8')));
  } catch {
    return null;
  }
};

/** Lets the published site say whether it stays on an older release. Done when it returns, so that nobody reads the old word after it. */
export const markHeld = (tree: string | null, isHeld: boolean): void => {
  const info = tree && readBuildInfo(tree);
  if (!tree || !info || (info.isHeld ?? false) === isHeld) return;
  const { revision, builtAt } = info;
  const part = join(tree, `.${randomBytes(8).toString('hex')}.part`);
  // Another file: the old one may be a second name of what a release keeps.
  writeFileSync(part, JSON.stringify({ revision, builtAt, ...(isHeld ? { isHeld } : {}) } satisfies BuildInfo));
  renameSync(part, join(tree, 'build.json'));
};

/** The trees of a published folder: one for each build of the code, and the link `current` to the one that is served. */
export const openTrees = (published: string) => {
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
    /** The tree that visitors see. */
    current: (): string | null => {
      try {
        const path = join(folder, basename(readlinkSync(current)));
        return existsSync(path) ? path : null;
      } catch {
        return null;
      }
    },
    /** A path for a new tree; what an earlier process did not finish there is gone. */
    begin: (): string => {
      sweep();
      const path = join(folder, `building-${(numbers().at(-1) ?? 0) + 1}`);
      mkdirSync(path);
      return path;
    },
    /**
     * Makes a tree the served one, by its name or a finished one by its path. A link is renamed over the old one, so there is no moment
     * without a site; it is made before anything is moved, so that a full disk leaves everything as it was.
     */
    serve: (tree: string): string => {
      const name = basename(tree).replace('building-', '');
      const path = join(folder, name);
      rmSync(next, { force: true });
      symlinkSync(join('trees', name), next);
      if (!existsSync(path)) renameSync(tree, path);
      renameSync(next, current);
      return path;
    },
    names: () => numbers().map(String),
    forget: (name: string) => rmSync(join(folder, name), { recursive: true, force: true }),
  };
};

export type Trees = ReturnType<typeof openTrees>;
