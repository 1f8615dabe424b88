import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BuildInfo } from '@sanabel/contract/content';
import { headersFile, readHeaders } from '../csp/headers.ts';
import { codeDigest } from './code-digest.ts';
import { createPageIndex } from './page-index.ts';
import type { Releases } from './releases.ts';
import type { Rendered } from './render-worker.ts';
import { linkTree, openTree, readBuildInfo, type Tree, type Trees } from './tree.ts';

export interface LiveSiteOptions {
  trees: Trees;
  releases: Releases;
  /** The built site and the built panel: folders. */
  site: string;
  admin: string;
  /** Settings that stand in the pages. */
  settings: readonly string[];
}

const HEADERS_FILE = '_headers';
const CODE_FILE = '.code';
const MEDIA_FOLDER = 'media';

const digestOf = (text: string): string => createHash('sha256').update(text).digest('base64url');
const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1));

/** What visitors see: the tree of files that is served, or the next one while the code is new, and what is known of its pages. */
export const openLiveSite = async ({ trees, releases, site, admin, settings }: LiveSiteOptions) => {
  const code = codeDigest([site, admin], settings);
  const index = createPageIndex();
  const path = trees.current();
  let isServed = path !== null && existsSync(join(path, CODE_FILE)) && readFileSync(join(path, CODE_FILE), 'utf8') === code;
  let isChanged = !isServed || releases.isOpen();
  let isSwept = false;
  let allowed = readHeaders(isServed && path ? readFileSync(join(path, HEADERS_FILE), 'utf8') : '');

  const served = (folder: string): Tree => openTree(folder, (file) => releases.keep(folder, file));

  /** Another tree for other code. Pages that visitors have open go on asking for the old code's files, so those stay for a while. */
  const begin = async (): Promise<Tree> => {
    const fresh = openTree(trees.begin());
    await linkTree(join(site, 'client'), fresh.path);
    await linkTree(admin, join(fresh.path, 'admin'));
    if (path && existsSync(join(path, 'assets')))
      for (const name of readdirSync(join(path, 'assets'))) await fresh.place(join('assets', name), join(path, 'assets', name));
    await fresh.write(CODE_FILE, code);
    return fresh;
  };
  let tree = isServed && path ? served(path) : await begin();

  const write = async (file: string, body: string): Promise<void> => {
    const target = join(tree.path, file);
    if (existsSync(target) && readFileSync(target, 'utf8') === body) return;
    await tree.write(file, body);
    isChanged = true;
  };
  const remove = async (file: string): Promise<void> => {
    await tree.remove(file);
    isChanged = true;
  };
  /** A page must not be seen before the policy that allows its code. */
  const allow = async ({ styles, scripts, font }: Rendered): Promise<void> => {
    const isKnown = styles.every((digest) => allowed.styles.has(digest)) && scripts.every((digest) => allowed.scripts.has(digest));
    if (isKnown && (!font || allowed.fonts.get(font[0]) === font[1])) return;
    for (const digest of styles) allowed.styles.add(digest);
    for (const digest of scripts) allowed.scripts.add(digest);
    if (font) allowed.fonts.set(...font);
    if (isServed) await write(HEADERS_FILE, headersFile(allowed, allowed.fonts));
  };
  /** Takes away what an earlier process left: pages and media that the content does not have. */
  const sweep = async (media: ReadonlySet<string>): Promise<void> => {
    const kept = new Set([...filesIn(join(site, 'client')), ...index.files(), 'build.json', HEADERS_FILE, CODE_FILE]);
    for (const file of filesIn(tree.path)) {
      const [folder = '', ...rest] = file.split('/');
      if (folder === 'admin' || folder === 'assets' || kept.has(file)) continue;
      if (folder !== MEDIA_FOLDER || !media.has(rest.join('/'))) await remove(file);
    }
    isSwept = true;
  };

  return {
    index,
    current: (): BuildInfo | null => (isServed ? readBuildInfo(tree.path) : null),
    /** Puts a rendered page in the place of the old one, unless it is the same; whether it was another. */
    put: async (page: Rendered): Promise<boolean> => {
      const digest = digestOf(page.body);
      const isSame = index.digestOf(page.address) === digest;
      await allow(page);
      if (!isSame) await write(page.file, page.body);
      index.note(page.address, { ...page, digest });
      return !isSame;
    },
    /** Compares a page with its file, and puts it right where they differ; whether they did. */
    repair: async (page: Rendered): Promise<boolean> => {
      const path = join(tree.path, page.file);
      if (existsSync(path) && readFileSync(path, 'utf8') === page.body) return false;
      await tree.write(page.file, page.body);
      index.note(page.address, { ...page, digest: digestOf(page.body) });
      return true;
    },
    placeMedium: (name: string, from: string): Promise<void> => tree.place(join(MEDIA_FOLDER, name), from),
    removeMedium: (name: string): Promise<void> => remove(join(MEDIA_FOLDER, name)),
    removePage: async (address: string): Promise<void> => {
      const file = index.fileOf(address);
      index.forget(address);
      if (file) await remove(file);
    },
    /** Ends a release: the site is whole, and says of which revision it is. */
    finish: async (revision: number, media: ReadonlySet<string>): Promise<boolean> => {
      allowed = index.code();
      await write(HEADERS_FILE, headersFile(allowed, allowed.fonts));
      if (!isSwept) await sweep(media);
      if (!isChanged && readBuildInfo(tree.path)?.revision === revision) return false;
      await tree.write('build.json', JSON.stringify({ revision, builtAt: new Date().toISOString() } satisfies BuildInfo));
      if (!isServed) tree = served(trees.serve(trees.accept(tree.path)));
      isServed = true;
      await releases.finish(revision, tree.path);
      isChanged = false;
      return true;
    },
  };
};

export type LiveSite = Awaited<ReturnType<typeof openLiveSite>>;
