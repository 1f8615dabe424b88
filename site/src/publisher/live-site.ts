import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BuildInfo } from '@sanabel/contract/content';
import { SHARE_FOLDER } from '../content/drawing.ts';
import { addCode, headersFile, readHeaders, ruleOf } from '../csp/headers.ts';
import type { PublisherOptions } from './interface.ts';
import { createPageIndex } from './page-index.ts';
import { digestOf, hasBytes, type Target } from './page-writer.ts';
import { writePanelSettings } from './panel.ts';
import { redirectsFile } from './redirects.ts';
import type { Releases } from './releases.ts';
import type { Page, RenderedPage, WrittenPage } from './render-worker.ts';
import { createDrawingStore } from './share-images/store.ts';
import { copyFolder, isPart, openSiteVersion, readBuildInfo, type SiteVersion, type SiteVersions } from './site-version.ts';

export interface LiveSiteOptions {
  versions: SiteVersions;
  releases: Releases;
  site: string;
  admin: string;
  settings: PublisherOptions['settings'];
  /** Keeps media for visitors with an open page after the last page has dropped them. */
  graceMs?: number | undefined;
}

const MEDIA_GRACE_MS = 15 * 60_000;
const HEADERS_FILE = '_headers';
const REDIRECTS_FILE = '_redirects';
const CODE_FILE = '.code';
const MEDIA_FOLDER = 'media';
/** Files that an open page may still request after their release. */
const LASTING = new Set([MEDIA_FOLDER, SHARE_FOLDER]);

const filesIn = (folder: string): string[] =>
  (existsSync(folder) ? readdirSync(folder, { recursive: true, withFileTypes: true }) : [])
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1));

/** When the digest of built folders and settings changes, the whole site is rendered. */
const codeDigest = (folders: readonly string[], settings: readonly string[]): string => {
  const hash = createHash('sha256').update(JSON.stringify(settings));
  for (const folder of folders) {
    const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
    const files = entries
      .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
      .map((entry) => join(entry.parentPath, entry.name));
    for (const file of files.toSorted()) hash.update(file.slice(folder.length)).update('\0').update(readFileSync(file));
  }
  return hash.digest('hex');
};

/** The served site version, or the next one while the code is new, and the index of its pages. */
export const openLiveSite = async ({ versions, releases, site, admin, settings, graceMs = MEDIA_GRACE_MS }: LiveSiteOptions) => {
  const code = codeDigest([site, admin], Object.values(settings));
  const index = createPageIndex();
  const path = versions.current();
  let isServed = path !== null && existsSync(join(path, CODE_FILE)) && readFileSync(join(path, CODE_FILE), 'utf8') === code;
  let isChanged = !isServed || path === null || releases.isOpen(path);
  let isSwept = false;
  /** Media and cards, with the time of their last use. */
  const retired = new Map<string, number>();
  let allowed = readHeaders(isServed && path ? readFileSync(join(path, HEADERS_FILE), 'utf8') : '');

  const served = (folder: string): SiteVersion => openSiteVersion(folder, (file) => releases.save(folder, file));

  /** Starts a site version for new code. The old version's files stay for a while, because open pages still request them. */
  const begin = async (): Promise<SiteVersion> => {
    const fresh = openSiteVersion(versions.begin());
    // Copies instead of links: a build that overwrites its old files must not change what visitors see.
    await copyFolder(join(site, 'client'), fresh.path);
    await copyFolder(admin, join(fresh.path, 'admin'));
    await writePanelSettings(join(fresh.path, 'admin'), settings.API_URL);
    for (const folder of path ? ['assets', ...LASTING] : [])
      for (const file of filesIn(join(path ?? '', folder))) await fresh.linkFile(join(folder, file), join(path ?? '', folder, file));
    await fresh.write(CODE_FILE, code);
    // Nobody opens the old version again, so what a killed process has left in it goes now.
    if (path) for (const file of filesIn(path).filter(isPart)) await openSiteVersion(path).discard(file);
    return fresh;
  };
  let version = isServed && path ? served(path) : await begin();

  const write = async (file: string, body: string): Promise<void> => {
    if (hasBytes(join(version.path, file), Buffer.from(body))) return;
    await version.write(file, body);
    isChanged = true;
  };
  await write(REDIRECTS_FILE, redirectsFile(settings));
  const made = new Set<string>();
  const remove = async (file: string): Promise<void> => {
    await version.remove(file);
    isChanged = true;
  };
  /** Allows a page's code before the page is visible; `allowed` mirrors the headers file. */
  const allowNow = async ({ file, styles, scripts, font }: Page): Promise<void> => {
    const known = allowed.code.get(ruleOf(file));
    const isKnown = styles.every((digest) => known?.styles.has(digest)) && scripts.every((digest) => known?.scripts.has(digest));
    if (isKnown && (!font || allowed.fonts.get(font[0]) === font[1])) return;
    const next = structuredClone(allowed);
    addCode(next.code, file, { styles, scripts });
    if (font) next.fonts.set(...font);
    if (isServed) await write(HEADERS_FILE, headersFile(next.code, next.fonts, settings));
    allowed = next;
  };
  /** Serialises writes, or a slower one would overwrite the file with an older policy. */
  let allowing = Promise.resolve();
  const allow = (page: Page): Promise<void> => {
    const queued = allowing.then(() => allowNow(page));
    allowing = queued.catch(() => {});
    return queued;
  };

  const retire = async (file: string): Promise<void> => {
    await version.save(file);
    retired.set(file, performance.now());
  };
  const drawings = createDrawingStore(() => version.path, index);
  /** Removes leftovers of an earlier process: pages and media that the content does not have, and partial files. */
  const sweep = async (media: ReadonlySet<string>): Promise<void> => {
    const needed = new Set([
      ...filesIn(join(site, 'client')),
      ...index.files(),
      ...made,
      'build.json',
      HEADERS_FILE,
      REDIRECTS_FILE,
      CODE_FILE,
    ]);
    for (const file of filesIn(version.path)) {
      const [folder = '', ...rest] = file.split('/');
      const isShown = folder === MEDIA_FOLDER ? media.has(rest.join('/')) : drawings.isShown(file);
      if (folder === 'admin' || folder === 'assets' || needed.has(file)) continue;
      if (isPart(file)) await version.discard(file);
      else if (!LASTING.has(folder)) await remove(file);
      else if (!isShown && !retired.has(file)) await retire(file);
    }
    isSwept = true;
  };
  const dueMedia = (): string[] => [...retired].filter(([, since]) => performance.now() - since >= graceMs).map(([file]) => file);
  const discardMedia = async (): Promise<void> => {
    for (const file of dueMedia()) {
      await version.discard(file);
      drawings.forget(file);
      retired.delete(file);
    }
  };

  return {
    index,
    current: (): BuildInfo | null => (isServed ? readBuildInfo(version.path) : null),
    target: (): Target => ({ path: version.path, isServed }),
    put: async (page: WrittenPage): Promise<void> => {
      await allow(page);
      if (page.waiting !== null) await version.adopt(page.file, page.waiting);
      if (page.isChanged) isChanged = true;
      index.note(page);
    },
    forgo: async ({ waiting }: WrittenPage): Promise<void> => {
      if (waiting !== null) await version.discard(waiting);
    },
    /** Compares a page with its file and fixes a difference; returns whether there was one. */
    repair: async (page: RenderedPage): Promise<boolean> => {
      const bytes = Buffer.from(page.body);
      if (hasBytes(join(version.path, page.file), bytes)) return false;
      await version.write(page.file, page.body);
      index.note({ ...page, digest: digestOf(bytes), bytes: bytes.length });
      return true;
    },
    has: (file: string): boolean => existsSync(join(version.path, file)),
    linkMedium: (name: string, from: string): Promise<void> => {
      const file = join(MEDIA_FOLDER, name);
      retired.delete(file);
      return version.linkFile(file, from);
    },
    /** No page shows it any more, but an open one may still request it. */
    retireMedium: (name: string): Promise<void> => retire(join(MEDIA_FOLDER, name)),
    drawings,
    discardMedia,
    hasDueMedia: (): boolean => dueMedia().length > 0,
    removePage: async (address: string): Promise<void> => {
      const file = index.fileOf(address);
      if (file) await remove(file);
      index.forget(address);
    },
    putMade: async (files: ReadonlyMap<string, string>): Promise<void> => {
      for (const [file, body] of files) {
        made.add(file);
        await write(file, body);
      }
    },
    /** Ends a release: the site is complete, and records its revision. */
    finish: async (revision: number, media: () => ReadonlySet<string>): Promise<boolean> => {
      allowed = index.code();
      await write(HEADERS_FILE, headersFile(allowed.code, allowed.fonts, settings));
      if (!isSwept) await sweep(media());
      for (const file of retired.keys()) if (drawings.isShown(file)) retired.delete(file);
      for (const file of drawings.ended()) if (!retired.has(file)) await retire(file);
      await discardMedia();
      const shown = readBuildInfo(version.path);
      if (!isChanged && shown?.revision === revision && !shown.isHeld) return false;
      await version.write('build.json', JSON.stringify({ revision, builtAt: new Date().toISOString() } satisfies BuildInfo));
      if (!isServed) version = served(versions.serve(version.path));
      isServed = true;
      await releases.finish(revision, version.path);
      isChanged = false;
      return true;
    },
  };
};

export type LiveSite = Awaited<ReturnType<typeof openLiveSite>>;
