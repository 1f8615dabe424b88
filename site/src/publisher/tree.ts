import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, readlinkSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { copyFile, link, mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { type BuildInfo, buildInfo } from '@sanabel/contract/content';

/** A second name for the same bytes where the file system allows it, a copy where it does not. */
export const linkOrCopy = (from: string, to: string): Promise<void> => link(from, to).catch(() => copyFile(from, to));

/** Puts a folder's files into another place without moving their bytes. Hidden files stay behind. */
export const linkTree = async (from: string, to: string): Promise<void> => {
  await mkdir(to, { recursive: true });
  for (const entry of await readdir(from, { withFileTypes: true })) {
    if (entry.name.startsWith('.')) continue;
    if (entry.isDirectory()) await linkTree(join(from, entry.name), join(to, entry.name));
    else await linkOrCopy(join(from, entry.name), join(to, entry.name));
  }
};

/** A folder of the published site, in which whole files are put in the place of others. */
export interface Tree {
  path: string;
  /** Writes a file under its name at once, never half of it. Throws where the disk is full, and leaves the old one. */
  write(file: string, body: string): Promise<void>;
  /** Gives a file that lies elsewhere a place in the tree; nothing when it is there already. */
  place(file: string, from: string): Promise<void>;
  remove(file: string): Promise<void>;
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
    const part = join(path, dirname(file), `.${randomBytes(8).toString('hex')}.part`);
    try {
      await make(part);
      await rename(part, join(path, file));
    } catch (error) {
      await rm(part, { force: true });
      throw error;
    }
  };
  return {
    path,
    write: (file, body) => put(file, (part) => writeFile(part, body)),
    place: async (file, from) => {
      if (!existsSync(join(path, file))) await put(file, (part) => linkOrCopy(from, part));
    },
    remove: async (file) => {
      await beforeChange(file);
      await rm(join(path, file), { force: true });
    },
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

/** The trees of a published folder: one for each build of the code, and the link `current` to the one that is served. */
export const openTrees = (published: string) => {
  const folder = join(published, 'trees');
  const current = join(published, 'current');
  mkdirSync(folder, { recursive: true });
  const numbers = () =>
    readdirSync(folder)
      .filter((name) => /^\d+$/.test(name))
      .map(Number)
      .sort((one, other) => one - other);
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
      for (const name of readdirSync(folder))
        if (name.startsWith('building-')) rmSync(join(folder, name), { recursive: true, force: true });
      const path = join(folder, `building-${(numbers().at(-1) ?? 0) + 1}`);
      mkdirSync(path);
      return path;
    },
    /** Makes a finished tree the served one. A link is renamed over the old one, so there is no moment without a site. */
    accept: (built: string): string => {
      const name = basename(built).replace('building-', '');
      renameSync(built, join(folder, name));
      return name;
    },
    serve: (name: string): string => {
      const next = join(published, 'next');
      rmSync(next, { force: true });
      symlinkSync(join('trees', name), next);
      renameSync(next, current);
      return join(folder, name);
    },
    names: () => numbers().map(String),
    forget: (name: string) => rmSync(join(folder, name), { recursive: true, force: true }),
  };
};

export type Trees = ReturnType<typeof openTrees>;
