import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { generateLists, type Lists } from '../../scripts/testing/content/generated.ts';
import { type ContentServer, serveContent } from '../../scripts/testing/content/server.ts';
import { CARD_FOLDER } from '../src/content/drawing.ts';
import { type Publisher, type PublisherOptions, startPublisher } from '../src/publisher/publisher.ts';
import { type Renderers, startRenderers } from '../src/publisher/renderers.ts';

const ROOT = join(import.meta.dirname, '..', '..');
const SITE = join(ROOT, 'site', 'dist');
const ITEMS = 12;

interface Listed {
  digest: string;
  inode: number;
}

export interface Bench {
  folder: string;
  media: string;
  server: ContentServer;
  publisher: Publisher;
  renderers: Renderers;
  panel: string;
  troubles: string[];
  /** Starts another publisher. In the same folder the first one must have been stopped. */
  start(published?: string, options?: Partial<PublisherOptions>): Publisher;
  /** Requests the content's revision, and waits until it is published or has failed. */
  publish(revision?: number): Promise<void>;
  current(file: string, published?: string): string;
  page(file: string): string;
  /** Lists all served files except build.json, which has a time, and share cards, which are drawn later. */
  files(published?: string): Map<string, Listed>;
  bytes(published?: string): Record<string, string>;
  /** Like `bytes`, for a publisher that starts on empty folders. */
  freshBytes(): Promise<Record<string, string>>;
}

const listed = (path: string): Listed => ({
  digest: createHash('sha256').update(readFileSync(path)).digest('base64'),
  inode: statSync(path).ino,
});

/** Gives each test a publisher without releases; its few pages render soonest on one thread. */
export const withPublisher = (threads = 1): Bench => {
  const current = (file: string, published = 'published') => join(bench.folder, published, 'current', file);
  const files: Bench['files'] = (published) => {
    const root = current('', published);
    const entries = readdirSync(root, { recursive: true, withFileTypes: true });
    const paths = entries
      .filter((entry) => entry.isFile() && entry.name !== 'build.json' && !entry.parentPath.endsWith(`/${CARD_FOLDER}`))
      .map((entry) => join(entry.parentPath, entry.name));
    return new Map(paths.map((path) => [path.slice(root.length), listed(path)]));
  };
  const bytes: Bench['bytes'] = (published) => Object.fromEntries([...files(published)].map(([name, { digest }]) => [name, digest]));
  const startOwn: typeof startRenderers = async (data, environment, size = 1) => {
    bench.renderers = await startRenderers(data, environment, size);
    return bench.renderers;
  };
  let shared: Renderers | undefined;
  /** Loading the built site takes a second per thread, so the first publishers of a file's tests share their renderers. */
  const startShared: typeof startRenderers = async (data, environment) => {
    if (!shared || shared.isBroken()) shared = await startOwn(data, environment, threads);
    bench.renderers = shared;
    return { ...shared, stop: async () => {} };
  };
  const start: Bench['start'] = (published = 'published', options = {}) => {
    bench.publisher = startPublisher({
      guardMs: 3_600_000,
      mediaGraceMs: 0,
      startRenderers: startOwn,
      published: join(bench.folder, published),
      mediaFolder: bench.media,
      site: SITE,
      admin: bench.panel,
      source: { cmsUrl: bench.server.url, token: 'any' },
      settings: { SITE_URL: 'https://club.example', DEFAULT_LOCALE: 'ar' },
      log: { info: () => {}, trouble: (text) => bench.troubles.push(text) },
      drawCard: async () => Buffer.from('a picture'),
      ...options,
    });
    return bench.publisher;
  };
  const bench = {
    start,
    current,
    page: (file) => readFileSync(current(file), 'utf8'),
    files,
    bytes,
    publish: async (revision = bench.server.content().revision) => {
      bench.publisher.request(revision);
      await bench.publisher.settled();
    },
    freshBytes: async () => {
      const { publisher, renderers } = bench;
      const other = start('fresh');
      other.request(0);
      await other.settled();
      await other.stop();
      Object.assign(bench, { publisher, renderers });
      const found = bytes('fresh');
      rmSync(join(bench.folder, 'fresh'), { recursive: true });
      return found;
    },
  } as Bench;

  beforeAll(() => {
    if (!existsSync(join(SITE, 'server', 'entry.mjs'))) execFileSync('npm', ['run', 'build'], { cwd: ROOT });
    bench.media = mkdtempSync(join(tmpdir(), 'sanabel-media-'));
  }, 120_000);
  afterAll(async () => {
    await shared?.stop();
    rmSync(bench.media, { recursive: true });
  });
  beforeEach(async () => {
    bench.folder = mkdtempSync(join(tmpdir(), 'sanabel-publisher-'));
    bench.panel = mkdtempSync(join(bench.folder, 'panel-'));
    writeFileSync(join(bench.panel, 'index.html'), '<!doctype html><title>panel</title>');
    bench.troubles = [];
    bench.server = await serveContent(generateLists(ITEMS));
    start('published', { startRenderers: startShared });
  });
  afterEach(async () => {
    await bench.publisher.stop();
    await bench.server.stop();
    rmSync(bench.folder, { recursive: true });
    for (const file of readdirSync(bench.media)) rmSync(join(bench.media, file), { recursive: true });
  });
  return bench;
};

export const withCrop = (lists: Lists, index: number, change: object): Lists => ({
  ...lists,
  crops: lists.crops.map((crop, at) => (at === index % lists.crops.length ? { ...crop, ...change } : crop)),
});
