import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { appendFile, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { release as releaseOfContract } from '@sanabel/contract/publisher';
import * as z from 'zod';
import { linkOrCopy, type SiteVersions } from './site-version.ts';

const RELEASES_MAX = 5;

/** A complete state of the site that visitors have seen. */
const release = releaseOfContract.extend({ tree: z.string() });
type Release = z.infer<typeof release>;

/** The folder of a release: its record, the old files that it replaced, and the names of the files that it added. */
const RECORD = 'release.json';
const REPLACED = 'replaced';
const ADDED = 'added';

/**
 * The releases of a published folder. A release changes files in place and hard-links the old ones, so that a rollback renames them back.
 * Nothing is copied, so a release costs only what it changed.
 */
export const openReleases = (published: string, versions: SiteVersions) => {
  const folder = join(published, 'releases');
  const open = join(folder, 'open');
  mkdirSync(folder, { recursive: true });
  let saved = new Set<string>();

  const numbers = () =>
    readdirSync(folder)
      .filter((name) => /^\d+$/.test(name))
      .map(Number)
      .sort((one, other) => one - other);
  const read = (number: number): Release[] => {
    try {
      return [release.parse(JSON.parse(readFileSync(join(folder, String(number), RECORD), 'utf8')))];
    } catch {
      // A broken record prevents its rollback only; the folder stays until it expires.
      return [];
    }
  };
  const all = (): Release[] => numbers().flatMap(read);
  const current = (): Release | null => {
    const served = versions.current();
    return all().findLast(({ tree }) => join(versions.folder, tree) === served) ?? null;
  };

  /** Starts to save what the open release changes, or continues what an earlier process started. */
  const resume = (): void => {
    const added = join(open, ADDED);
    const names = existsSync(added) ? readFileSync(added, 'utf8').split('\n').filter(Boolean) : [];
    const replaced = join(open, REPLACED);
    const old = existsSync(replaced) ? readdirSync(replaced, { recursive: true, withFileTypes: true }) : [];
    const files = old.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name).slice(replaced.length + 1));
    saved = new Set([...names, ...files]);
  };
  const save = async (tree: string, file: string): Promise<void> => {
    if (saved.has(file)) return;
    const [from, to] = [join(tree, file), join(open, REPLACED, file)];
    await mkdir(dirname(to), { recursive: true });
    if (existsSync(from)) await linkOrCopy(from, to);
    // The leading line break separates it from a line that a full disk may have cut.
    else await appendFile(join(open, ADDED), `\n${file}\n`);
    saved.add(file);
  };
  const forgetOld = (): void => {
    for (const number of numbers().slice(0, -RELEASES_MAX)) rmSync(join(folder, String(number)), { recursive: true, force: true });
    const needed = new Set(all().map(({ tree }) => tree));
    for (const name of versions.names()) if (!needed.has(name) && join(versions.folder, name) !== versions.current()) versions.forget(name);
  };
  const finish = async (revision: number, tree: string): Promise<Release> => {
    const number = (numbers().at(-1) ?? 0) + 1;
    const record: Release = { number, revision, publishedAt: new Date().toISOString(), tree: basename(tree) };
    await mkdir(open, { recursive: true });
    await writeFile(join(open, RECORD), JSON.stringify(record));
    await rename(open, join(folder, String(number)));
    saved = new Set();
    forgetOld();
    return record;
  };
  const undo = async ({ number, tree }: Pick<Release, 'tree'> & { number: number | 'open' }): Promise<void> => {
    const from = join(folder, String(number));
    const root = join(versions.folder, tree);
    const added = join(from, ADDED);
    const replaced = join(from, REPLACED);
    if (existsSync(replaced))
      for (const entry of readdirSync(replaced, { recursive: true, withFileTypes: true })) {
        if (!entry.isFile()) continue;
        const old = join(entry.parentPath, entry.name);
        const part = join(root, `.${entry.name}.part`);
        await rm(part, { force: true });
        await linkOrCopy(old, part);
        await rename(part, join(root, old.slice(replaced.length + 1)));
      }
    if (existsSync(added))
      for (const file of readFileSync(added, 'utf8').split('\n').filter(Boolean)) await rm(join(root, file), { force: true });
    await rm(from, { recursive: true, force: true });
  };

  resume();
  return {
    all,
    current,
    save,
    finish,
    /** An earlier process ended in the middle of a release. */
    isOpen: (tree: string) => existsSync(open) || all().every((one) => one.tree !== basename(tree)),
    /** Restores the files that later releases replaced, newest first. Throws when the release no longer exists. */
    rollback: async (number: number): Promise<Release> => {
      const wanted = all().find((candidate) => candidate.number === number);
      if (!wanted) throw new Error(`Release ${number} is not kept. Kept are ${numbers().join(', ') || 'none'}.`);
      if (existsSync(open)) await undo({ number: 'open', tree: basename(versions.current() ?? wanted.tree) });
      for (const later of all().toReversed()) if (later.number > number && later.tree === wanted.tree) await undo(later);
      versions.serve(wanted.tree);
      saved = new Set();
      return wanted;
    },
  };
};

export type Releases = ReturnType<typeof openReleases>;
