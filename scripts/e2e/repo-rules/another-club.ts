import { execFile, execFileSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { checksumOf } from '@sanabel/contract/checksum';
import { content } from '@sanabel/contract/content';
import type { Contact } from '@sanabel/contract/entities/contact';
import { ARTICLE_TYPES } from '@sanabel/contract/enumerations';
import { articles, crops } from '@sanabel/contract/fixtures';
import { mapLists } from '@sanabel/contract/kinds/index';
import sharp from 'sharp';
import { inRoot } from '../../environment/root.ts';

const COPIED = ['admin', 'brand', 'contract', 'site', 'scripts/brand', 'scripts/environment', 'scripts/package.json'];
const WORKSPACES = ['admin', 'brand', 'contract', 'site', 'scripts'];

const linkPackages = (from: string, to: string): void => {
  if (!existsSync(from)) return;
  mkdirSync(to, { recursive: true });
  // Shares commands (`.bin`), but no caches of tools (`.vite`).
  const isShared = (name: string) => name !== '@sanabel' && (!name.startsWith('.') || name === '.bin');
  for (const name of readdirSync(from).filter(isShared)) symlinkSync(join(from, name), join(to, name));
};

/** Gives a copy of the repository this checkout's packages, and its own workspaces. */
export const linkWorkspaces = (folder: string, workspaces: readonly string[]): void => {
  linkPackages(inRoot('node_modules'), join(folder, 'node_modules'));
  mkdirSync(join(folder, 'node_modules', '@sanabel'));
  for (const workspace of workspaces) {
    symlinkSync(join(folder, workspace), join(folder, 'node_modules', '@sanabel', workspace));
    linkPackages(inRoot(workspace, 'node_modules'), join(folder, workspace, 'node_modules'));
  }
};

/** Copies the sources and links this checkout's packages, so that another club can be built without changing this one. */
export const copyTree = (folder: string): void => {
  const tracked = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard', ...COPIED, '*.json'], {
    cwd: inRoot(),
    encoding: 'utf8',
  });
  for (const file of new Set(tracked.split('\0').filter((name) => name !== '' && existsSync(inRoot(name))))) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    copyFileSync(inRoot(file), join(folder, file));
  }
  linkWorkspaces(folder, WORKSPACES);
};

export const rewrite = (path: string, change: (text: string) => string): void => writeFileSync(path, change(readFileSync(path, 'utf8')));

const TIME = '2026-11-14T09:00:00.000Z';
const PICTURE = '/uploads/field-64.webp';

const NO_DISPLAY = { variant: '', bgColor: '', secondaryText: '', arabicSecondaryText: '' } as const;

/** A CMS with one crop, two articles and one picture, so that every kind of page is built. */
const serveContent = async (contact: Contact): Promise<Server> => {
  const drawn = sharp({ create: { width: 64, height: 64, channels: 3, background: '#888888' } });
  const files: Readonly<Record<string, Buffer>> = {
    [PICTURE]: await drawn.clone().webp().toBuffer(),
    '/uploads/field-64.avif': await drawn.clone().avif({ effort: 0 }).toBuffer(),
  };
  const stored = (index: number) => ({ id: `field${index}`.padEnd(24, 'x'), imageUrl: PICTURE, createdAt: TIME, updatedAt: TIME });
  const asStored = <Fixture extends { picture: string }>({ picture, ...fields }: Fixture, index: number) => ({
    focus: '',
    voiceUrl: '',
    voiceLanguage: 'ar',
    ...fields,
    ...stored(index),
  });
  /** No crop with the Arabic word for ears of grain, which is also the club's name. */
  const shownCrops = crops.filter((crop) => !JSON.stringify(crop).includes('سنابل')).slice(0, 1);
  const shownArticles = ARTICLE_TYPES.flatMap(
    (type) => articles.find((article) => article.type === type && !JSON.stringify(article).includes('سنابل')) ?? [],
  );
  const read = content.parse({
    revision: 1,
    contact,
    ...mapLists(() => []),
    crops: shownCrops.map((crop, index) => ({ sheet: '', ...asStored(crop, index) })),
    articles: shownArticles.map((article, index) => ({ ...NO_DISPLAY, ...asStored(article, index) })),
    backgrounds: [],
    media: {
      [PICTURE]: {
        kind: 'picture',
        width: 64,
        height: 64,
        color: '#888888',
        renditions: Object.entries(files)
          .map(
            ([url, { length }]) => ({ url, format: url.endsWith('avif') ? 'avif' : 'webp', width: 64, height: 64, bytes: length }) as const,
          )
          .toSorted((one, other) => one.format.localeCompare(other.format)),
      },
    },
    digests: {},
    checksum: '0'.repeat(16),
  });
  for (const { id } of read.crops) read.digests[`crops/${id}`] = id;
  for (const { id } of read.articles) read.digests[`articles/${id}`] = id;
  read.checksum = checksumOf(read);
  const server = createServer((request, response) => response.end(files[request.url ?? ''] ?? JSON.stringify(read)));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return server;
};

const addressOf = (server: Server): string => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

/** Builds brand files, panel and pages of a copied checkout with more `settings`. Returns the texts that browsers get, by path. */
export const buildClub = async (
  folder: string,
  contact: Contact,
  settings: Readonly<Record<string, string>> = {},
): Promise<ReadonlyMap<string, string>> => {
  const cms = await serveContent(contact);
  const variables = {
    CMS_URL: addressOf(cms),
    SITE_URL: 'https://oasis.example',
    CONTENT_TOKEN: 'anything',
    OUT_DIR: join(folder, 'out'),
    CACHE_DIR: join(folder, 'cache'),
    ASTRO_TELEMETRY_DISABLED: '1',
    NODE_ENV: 'production',
    ...settings,
  };
  const run = async (cwd: string, ...args: string[]) =>
    promisify(execFile)(process.execPath, args, { cwd: join(folder, cwd), env: { ...process.env, ...variables } });
  try {
    await run('.', join(folder, 'scripts', 'brand', 'main.ts'));
    await Promise.all([
      run('site', inRoot('node_modules', '.bin', 'astro'), 'build'),
      run('admin', inRoot('node_modules', '.bin', 'vite'), 'build', '--logLevel', 'warn', '--outDir', join(folder, 'admin', 'dist')),
    ]);
    await run('site', join('src', 'publisher', 'build.ts'));
  } finally {
    cms.close();
  }
  const built = readdirSync(join(folder, 'out'), { recursive: true, encoding: 'utf8' });
  const texts = built.filter((name) => /\.(?:html|css|js|json|svg|txt|xml|webmanifest)$|_headers$/.test(name));
  return new Map(texts.map((path) => [path, readFileSync(join(folder, 'out', path), 'utf8')]));
};
