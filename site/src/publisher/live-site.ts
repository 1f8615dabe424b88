import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BuildInfo } from '@sanabel/contract/content';
import { CARD_FOLDER } from '../content/drawing.ts';
import { headersFile, readHeaders } from '../csp/headers.ts';
import { createCardShelf } from './cards/shelf.ts';
import { codeDigest } from './code-digest.ts';
import type { PublisherOptions } from './interface.ts';
import { createPageIndex } from './page-index.ts';
import { digestOf, hasBytes, type Target } from './page-writer.ts';
import { tellPanel } from './panel.ts';
import { redirectsFile } from './redirects.ts';
import type { Releases } from './releases.ts';
import type { Page, RenderedPage, WrittenPage } from './render-worker.ts';
import { copyTree, isPart, openTree, readBuildInfo, type Tree, type Trees } from './tree.ts';

export interface LiveSiteOptions {
  trees: Trees;
  releases: Releases;
  /** The built site and the built panel: folders. */
  site: string;
  admin: string;
  settings: PublisherOptions['settings'];
  /** How long the media of pages that visitors may have open stay after the last page has let go of them. */
  graceMs?: number | undefined;
}

const MEDIA_GRACE_MS = 15 * 60_000;
const HEADERS_FILE = '_headers';
const REDIRECTS_FILE = '_redirects';
const CODE_FILE = '.code';
const MEDIA_FOLDER = 'media';
/** Files of which a page that a visitor has open may still ask for an old one. */
const LASTING = new Set([MEDIA_FOLDER, CARD_FOLDER]);

const filesIn = (folder: string): string[] =>
  (existsSync(folder) ? readdirSync(folder, { recursive: true, withFileTypes: true }) : [])
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1));

/** What visitors see: the tree of files that is served, or the next one while the code is new, and what is known of its pages. */
export const openLiveSite = async ({ trees, releases, site, admin, settings, graceMs = MEDIA_GRACE_MS }: LiveSiteOptions) => {
  const code = codeDigest([site, admin], Object.values(settings));
  const index = createPageIndex();
  const path = trees.current();
  let isServed = path !== null && existsSync(join(path, CODE_FILE)) && readFileSync(join(path, CODE_FILE), 'utf8') === code;
  let isChanged = !isServed || path === null || releases.isOpen(path);
  let isSwept = false;
  /** When media and cards were shown for the last time. */
  const retired = new Map<string, number>();
  let allowed = readHeaders(isServed && path ? readFileSync(join(path, HEADERS_FILE), 'utf8') : '');

  const served = (folder: string): Tree => openTree(folder, (file) => releases.keep(folder, file));

  /** Another tree for other code. Pages that visitors have open go on asking for the old ones' files, so those stay for a while. */
  const begin = async (): Promise<Tree> => {
    const fresh = openTree(trees.begin());
    // Copies: a build that writes into its old files must not write into what visitors see.
    await copyTree(join(site, 'client'), fresh.path);
    await copyTree(admin, join(fresh.path, 'admin'));
    await tellPanel(join(fresh.path, 'admin'), settings.API_URL);
    for (const folder of path ? ['assets', ...LASTING] : [])
      for (const file of filesIn(join(path ?? '', folder))) await fresh.place(join(folder, file), join(path ?? '', folder, file));
    await fresh.write(CODE_FILE, code);
    return fresh;
  };
  let tree = isServed && path ? served(path) : await begin();

  const write = async (file: string, body: string): Promise<void> => {
    if (hasBytes(join(tree.path, file), Buffer.from(body))) return;
    await tree.write(file, body);
    isChanged = true;
  };
  await write(REDIRECTS_FILE, redirectsFile(settings));
  /** The names of files that are made of finished pages. */
  const made = new Set<string>();
  const remove = async (file: string): Promise<void> => {
    await tree.remove(file);
    isChanged = true;
  };
  /** A page must not be seen before the policy that allows its code; `allowed` is what stands in the file. */
  const allowNow = async ({ styles, scripts, font }: Page): Promise<void> => {
    const isKnown = styles.every((digest) => allowed.styles.has(digest)) && scripts.every((digest) => allowed.scripts.has(digest));
    if (isKnown && (!font || allowed.fonts.get(font[0]) === font[1])) return;
    const next = {
      styles: new Set([...allowed.styles, ...styles]),
      scripts: new Set([...allowed.scripts, ...scripts]),
      fonts: new Map([...allowed.fonts, ...(font ? [font] : [])]),
    };
    if (isServed) await write(HEADERS_FILE, headersFile(next, next.fonts, settings));
    allowed = next;
  };
  /** One after the other, or the file would have what the slowest of several pages knew. */
  let allowing = Promise.resolve();
  const allow = (page: Page): Promise<void> => {
    const turn = allowing.then(() => allowNow(page));
    allowing = turn.catch(() => {});
    return turn;
  };

  const retire = async (file: string): Promise<void> => {
    await tree.keep(file);
    retired.set(file, performance.now());
  };
  const cards = createCardShelf(() => tree.path, index);
  /** Takes away what an earlier process left: pages and media that the content does not have, and files half-written. */
  const sweep = async (media: ReadonlySet<string>): Promise<void> => {
    const kept = new Set([
      ...filesIn(join(site, 'client')),
      ...index.files(),
      ...made,
      'build.json',
      HEADERS_FILE,
      REDIRECTS_FILE,
      CODE_FILE,
    ]);
    for (const file of filesIn(tree.path)) {
      const [folder = '', ...rest] = file.split('/');
      const isShown = folder === MEDIA_FOLDER ? media.has(rest.join('/')) : cards.isShown(file);
      if (folder === 'admin' || folder === 'assets' || kept.has(file)) continue;
      if (isPart(file)) await tree.discard(file);
      else if (!LASTING.has(folder)) await remove(file);
      else if (!isShown && !retired.has(file)) await retire(file);
    }
    isSwept = true;
  };
  const dueMedia = (): string[] => [...retired].filter(([, since]) => performance.now() - since >= graceMs).map(([file]) => file);
  const discardMedia = async (): Promise<void> => {
    for (const file of dueMedia()) {
      await tree.discard(file);
      cards.forget(file);
      retired.delete(file);
    }
  };

  return {
    index,
    current: (): BuildInfo | null => (isServed ? readBuildInfo(tree.path) : null),
    /** Where the renderers write pages. */
    target: (): Target => ({ path: tree.path, isServed }),
    /** Puts a page that has been written in the place of the old one. */
    put: async (page: WrittenPage): Promise<void> => {
      await allow(page);
      if (page.waiting !== null) await tree.adopt(page.file, page.waiting);
      if (page.isChanged) isChanged = true;
      index.note(page);
    },
    /** Takes away what was written for a page that is not put in. */
    forgo: async ({ waiting }: WrittenPage): Promise<void> => {
      if (waiting !== null) await tree.discard(waiting);
    },
    /** Compares a page with its file, and puts it right where they differ; whether they did. */
    repair: async (page: RenderedPage): Promise<boolean> => {
      const bytes = Buffer.from(page.body);
      if (hasBytes(join(tree.path, page.file), bytes)) return false;
      await tree.write(page.file, page.body);
      index.note({ ...page, digest: digestOf(bytes), bytes: bytes.length });
      return true;
    },
    /** Whether visitors find a file, whoever has put it there. */
    has: (file: string): boolean => existsSync(join(tree.path, file)),
    placeMedium: (name: string, from: string): Promise<void> => {
      const file = join(MEDIA_FOLDER, name);
      retired.delete(file);
      return tree.place(file, from);
    },
    /** No page shows it any more; one that a visitor has open still may ask for it. */
    retireMedium: (name: string): Promise<void> => retire(join(MEDIA_FOLDER, name)),
    cards,
    discardMedia,
    hasDueMedia: (): boolean => dueMedia().length > 0,
    removePage: async (address: string): Promise<void> => {
      const file = index.fileOf(address);
      if (file) await remove(file);
      index.forget(address);
    },
    /** Writes files that say something of the finished pages. */
    putMade: async (files: ReadonlyMap<string, string>): Promise<void> => {
      for (const [file, body] of files) {
        made.add(file);
        await write(file, body);
      }
    },
    /** Ends a release: the site is whole, and says of which revision it is. */
    finish: async (revision: number, media: () => ReadonlySet<string>): Promise<boolean> => {
      const code = index.code();
      await write(HEADERS_FILE, headersFile(code, code.fonts, settings));
      allowed = code;
      if (!isSwept) await sweep(media());
      for (const file of retired.keys()) if (cards.isShown(file)) retired.delete(file);
      for (const file of cards.ended()) if (!retired.has(file)) await retire(file);
      await discardMedia();
      const shown = readBuildInfo(tree.path);
      if (!isChanged && shown?.revision === revision && !shown.isHeld) return false;
      await tree.write('build.json', JSON.stringify({ revision, builtAt: new Date().toISOString() } satisfies BuildInfo));
      if (!isServed) tree = served(trees.serve(tree.path));
      isServed = true;
      await releases.finish(revision, tree.path);
      isChanged = false;
      return true;
    },
  };
};

export type LiveSite = Awaited<ReturnType<typeof openLiveSite>>;
