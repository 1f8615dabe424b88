import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { KIND_SECTIONS, PAGES } from '../../../admin/src/app/sections.ts';

const KB = 1000;

/** Budget of the panel before it can be used: markup, styles and scripts, bytes of gzip. */
export const ADMIN_BARS = { 'sign-in': 90 * KB, 'shell and dashboard': 330 * KB } as const;

/** Folders that are not called as their section. */
const FOLDERS: Readonly<Record<string, string>> = {
  'job-requests': 'applications',
  ...Object.fromEntries(KIND_SECTIONS.map(({ name }) => [name, 'list'])),
};
/** Chunks of sections, fetched when a section is opened. */
const pageOf = (section: string): RegExp => new RegExp(`^${FOLDERS[section] ?? section}-(?:Dashboard|List|Form)$`);

const namesIn = (text: string): string[] => [...text.matchAll(/["'](assets\/[\w.-]+)["']/g)].map(([, name = '']) => name);

/** Files that come with each imported chunk: the chunk, its imports and their styles. */
export const importsOf = (source: string): Map<string, string[]> => {
  const files = namesIn(/m\.f=\[([^\]]*)\]/.exec(source)?.[1] ?? '');
  const imports = source.matchAll(
    /import\([`"']\.\/([\w.-]+\.js)[`"']\)(?:\.then\((?:[^()]|\([^()]*\))*\))*(?:,__vite__mapDeps\(\[([\d,]*)\]\))?/g,
  );
  return new Map(
    [...imports].map(([, name = '', places = '']) => {
      const needed = places.split(',').flatMap((place) => files[Number(place)] ?? []);
      return [name.replace(/-[\w-]{8}\.js$/, ''), [`assets/${name}`, ...(places === '' ? [] : needed)]];
    }),
  );
};

export const entryFiles = (html: string): string[] =>
  [...html.matchAll(/(?:src|href)="\/admin\/(assets\/[^"]+)"/g)].map(([, name = '']) => name);

export interface AdminCosts {
  costs: Record<string, { gzip: number; fonts: number }>;
  faults: string[];
}

export const measureAdmin = async (root: string): Promise<AdminCosts> => {
  const read = (name: string) => readFile(join(root, name));
  const gzip = async (names: Iterable<string>): Promise<number> =>
    (await Promise.all([...new Set(names)].map(async (name) => gzipSync(await read(name)).length))).reduce((sum, bytes) => sum + bytes, 0);
  const fontFiles = (await readdir(join(root, 'assets'))).filter((name) => name.endsWith('.woff2'));
  const fonts = (await Promise.all(fontFiles.map(async (name) => (await read(join('assets', name))).length))).reduce((a, b) => a + b, 0);

  const html = (await read('index.html')).toString();
  const signIn = ['index.html', ...entryFiles(html)];
  const entryScript = signIn.find((name) => /^assets\/index-.*\.js$/.test(name)) ?? '';
  const panel = importsOf((await read(entryScript)).toString()).get('Panel') ?? [];
  const sections = importsOf((await read(panel[0] ?? '')).toString());
  const shell = [...signIn, ...panel, ...(sections.get('ar') ?? [])];
  const known = new Set(shell);

  const costs: AdminCosts['costs'] = {
    'sign-in': { gzip: await gzip(signIn), fonts },
    'shell and dashboard': { gzip: await gzip([...shell, ...(sections.get('dashboard-Dashboard') ?? [])]), fonts },
  };
  const faults = Object.entries(ADMIN_BARS).flatMap(([name, bar]) => {
    const bytes = costs[name]?.gzip ?? 0;
    return bytes > bar ? [`admin, ${name}: ${bytes} of ${bar}`] : [];
  });
  for (const { name } of PAGES) {
    const [, files] = [...sections].find(([chunk]) => pageOf(name).test(chunk)) ?? [];
    if (!files) faults.push(`admin: the section ${name} is no chunk of its own`);
    else costs[`+ ${name}`] = { gzip: await gzip(files.filter((name) => !known.has(name))), fonts: 0 };
  }
  return { costs, faults };
};

/** Returns the folder of the panel in a built site; null for a site that was built alone. */
export const adminIn = (root: string): string | null => (existsSync(join(root, 'admin', 'index.html')) ? join(root, 'admin') : null);
