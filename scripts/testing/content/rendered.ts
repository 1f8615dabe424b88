import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Content } from '@sanabel/contract/content';
import type { Drawing } from '../../../site/src/content/drawing.ts';
import { headersFile } from '../../../site/src/csp/headers.ts';
import { inlineCodeOf } from '../../../site/src/csp/inline-code.ts';
import type * as Entry from '../../../site/src/render/entry.ts';
import { inRoot } from '../../environment/root.ts';
import { contentOf, digestOf, generateItem, generateLists } from './generated.ts';
import { withRealMedia } from './pictures.ts';

/** Server module of the built site, as far as tests use it (site/src/render/entry.ts). */
export interface BuiltSite {
  replaceSiteData(siteData: { content: Content; year: number; busyImages: ReadonlySet<never> }): void;
  addresses(): string[];
  fileOf(address: string): string;
  render(address: string): Promise<{ result: string; reads: ReadonlySet<string>; drawings: readonly Drawing[] }>;
}

const DIST = inRoot('site', 'dist');
const ENTRY = join(DIST, 'server', 'entry.mjs');
export const CLIENT = join(DIST, 'client');

export const loadSite = async (siteUrl: string): Promise<BuiltSite> => {
  if (!existsSync(ENTRY)) execFileSync('npm', ['run', 'build'], { cwd: inRoot() });
  Object.assign(process.env, { SITE_URL: siteUrl, DEFAULT_LOCALE: 'ar', CONTENT_TOKEN: 'no content is read' });
  const site: typeof Entry = await import(/* @vite-ignore */ pathToFileURL(ENTRY).href);
  return {
    ...site,
    render: async (address) => {
      const { result, ...page } = await site.render(address);
      return { ...page, result: Buffer.concat(result.map((piece) => Buffer.from(piece))).toString() };
    },
  };
};

export const manyCrops = (count: number): Content => {
  const crops = Array.from({ length: count }, (_, index) => generateItem('crops', count - index)).map((crop) => ({
    ...crop,
    id: `${digestOf(crop.id)}${digestOf(crop.name).slice(0, 8)}`,
  }));
  return withRealMedia(contentOf({ ...generateLists(8), crops }, 1, { webp: 1, avif: 1 }));
};

export const manyPhotos = (count: number): Content => {
  const gallery = Array.from({ length: count }, (_, index) => generateItem('gallery', count - index));
  return withRealMedia(contentOf({ ...generateLists(8), gallery }, 1, { webp: 1, avif: 1 }));
};

const sha = (text: string): string => createHash('sha256').update(text).digest('base64');

/** Writes pages like a published site: a folder with the link `current`, and the policy for the code of all pages. */
export const writeSite = async (site: BuiltSite, published: string, addresses: readonly string[]): Promise<void> => {
  const root = join(published, 'tree');
  cpSync(CLIENT, root, { recursive: true });
  const [styles, scripts] = [new Set<string>(), new Set<string>()];
  for (const address of addresses) {
    const { result } = await site.render(address);
    const file = join(root, site.fileOf(address));
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, result);
    if (!file.endsWith('.html')) continue;
    const code = inlineCodeOf(result);
    for (const style of code.styles) styles.add(sha(style));
    for (const script of code.scripts) scripts.add(sha(script));
  }
  writeFileSync(join(root, '_headers'), headersFile(new Map([['/*', { styles, scripts }]]), new Map()));
  symlinkSync(root, join(published, 'current'));
};
