import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { generateLists, type Lists } from '../../scripts/testing/content/generated.ts';
import { type ContentServer, serveContent } from '../../scripts/testing/content/server.ts';
import { SHARE_FOLDER } from '../src/content/drawing.ts';
import { type Publisher, type PublisherOptions, startPublisher } from '../src/publisher/publisher.ts';
import { type Renderers, startRenderers } from '../src/publisher/renderers.ts';

const ROOT = join(import.meta.dirname, '..', '..');
const SITE = join(ROOT, 'site', 'dist');
const ITEMS = 12;

interface Listed {
  digest: string;
  inode: number;
}

export interface PublisherFixture {
  folder: string;
  media: string;
  server: ContentServer;
  publisher: Publisher;
  renderers: Renderers;
  panel: string;
  errors: string[];
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
export const withPublisher = (threads = 1): PublisherFixture => {
  const current = (file: string, published = 'published') => join(fixture.folder, published, 'current', file);
  const files: PublisherFixture['files'] = (published) => {
    const root = current('', published);
    const entries = readdirSync(root, { recursive: true, withFileTypes: true });
    const paths = entries
      .filter((entry) => entry.isFile() && entry.name !== 'build.json' && !entry.parentPath.endsWith(`/${SHARE_FOLDER}`))
      .map((entry) => join(entry.parentPath, entry.name));
    return new Map(paths.map((path) => [path.slice(root.length), listed(path)]));
  };
  const bytes: PublisherFixture['bytes'] = (published) =>
    Object.fromEntries([...files(published)].map(([name, { digest }]) => [name, digest]));
  const startOwn: typeof startRenderers = async (data, environment, size = 1) => {
    fixture.renderers = await startRenderers(data, environment, size);
    return fixture.renderers;
  };
  let shared: Renderers | undefined;
  /** Loading the built site takes a second per thread, so the first publishers of a file's tests share their renderers. */
  const startShared: typeof startRenderers = async (data, environment) => {
    if (!shared || shared.isBroken()) shared = await startOwn(data, environment, threads);
    fixture.renderers = shared;
    return { ...shared, stop: async () => {} };
  };
  const start: PublisherFixture['start'] = (published = 'published', options = {}) => {
    fixture.publisher = startPublisher({
      guardMs: 3_600_000,
      mediaGraceMs: 0,
      startRenderers: startOwn,
      published: join(fixture.folder, published),
      mediaFolder: fixture.media,
      site: SITE,
      admin: fixture.panel,
      source: { cmsUrl: fixture.server.url, token: 'any' },
      settings: { SITE_URL: 'https://club.example', DEFAULT_LOCALE: 'ar' },
      log: { info: () => {}, error: (text) => fixture.errors.push(text) },
      drawImage: async () => Buffer.from('a picture'),
      ...options,
    });
    return fixture.publisher;
  };
  const fixture = {
    start,
    current,
    page: (file) => readFileSync(current(file), 'utf8'),
    files,
    bytes,
    publish: async (revision = fixture.server.content().revision) => {
      fixture.publisher.request(revision);
      await fixture.publisher.settled();
    },
    freshBytes: async () => {
      const { publisher, renderers } = fixture;
      const other = start('fresh');
      other.request(0);
      await other.settled();
      await other.stop();
      Object.assign(fixture, { publisher, renderers });
      const found = bytes('fresh');
      rmSync(join(fixture.folder, 'fresh'), { recursive: true });
      return found;
    },
  } as PublisherFixture;

  beforeAll(() => {
    if (!existsSync(join(SITE, 'server', 'entry.mjs'))) execFileSync('npm', ['run', 'build'], { cwd: ROOT });
    fixture.media = mkdtempSync(join(tmpdir(), 'sanabel-media-'));
  }, 120_000);
  afterAll(async () => {
    await shared?.stop();
    rmSync(fixture.media, { recursive: true });
  });
  beforeEach(async () => {
    fixture.folder = mkdtempSync(join(tmpdir(), 'sanabel-publisher-'));
    fixture.panel = mkdtempSync(join(fixture.folder, 'panel-'));
    writeFileSync(join(fixture.panel, 'index.html'), '<!doctype html><title>panel</title>');
    fixture.errors = [];
    fixture.server = await serveContent(generateLists(ITEMS));
    start('published', { startRenderers: startShared });
  });
  afterEach(async () => {
    await fixture.publisher.stop();
    await fixture.server.stop();
    rmSync(fixture.folder, { recursive: true });
    for (const file of readdirSync(fixture.media)) rmSync(join(fixture.media, file), { recursive: true });
  });
  return fixture;
};

export const withCrop = (lists: Lists, index: number, change: object): Lists => ({
  ...lists,
  crops: lists.crops.map((crop, at) => (at === index % lists.crops.length ? { ...crop, ...change } : crop)),
});
