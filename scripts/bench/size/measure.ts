import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Cost } from './budget.ts';
import { brotliBytes, filesOf } from './page.ts';

/** Matches scripts that load with the page: those of an island come by `import()` later. */
const IMPORTED_AT_ONCE = /\b(?:import|from)\s*["'`]\.\/([\w.-]+\.js)["'`]/g;
const NAMED_ANYWHERE = /["'`](?:\.\/|assets\/|\/assets\/)([\w.-]+\.js)["'`]/g;

/** Lists every page with its kind. All items are measured, and the largest is shown. */
export const pagesIn = async (root: string): Promise<{ kind: string; file: string }[]> => {
  const isEnglish = existsSync(join(root, 'en.html'));
  const prefixes = isEnglish ? ['', 'en/'] : ['', 'ar/'];
  const fixed = [
    'about',
    'services',
    'this-month',
    'this-month/booklet/winter',
    'services/crops',
    'services/awareness',
    'services/climate',
    'services/compare',
    'ask',
    'gallery',
    'jobs',
    'contact',
    'privacy',
    'accessibility',
    'data',
    'search',
    'offline',
    'go',
    '404',
    '500',
  ];
  const items = async (prefix: string, kind: string, folder = `services/${kind}`) =>
    (await readdir(join(root, prefix, folder)).catch(() => []))
      .filter((name) => name.endsWith('.html'))
      .map((name) => ({ kind, file: `${prefix}${folder}/${name}` }));
  const lists = prefixes.map(async (prefix) => [
    { kind: 'home', file: prefix === '' ? 'index.html' : `${prefix.slice(0, -1)}.html` },
    ...fixed.map((name) => ({ kind: name, file: `${prefix}${name}.html` })),
    ...(await items(prefix, 'crop')),
    ...(await items(prefix, 'article')),
    ...(await items(prefix, 'answer', 'ask')),
  ]);
  return (await Promise.all(lists)).flat();
};

export const openSite = (root: string) => {
  const known = new Map<string, Promise<number>>();
  const compressed = (path: string): Promise<number> => {
    const bytes = known.get(path) ?? readFile(join(root, path)).then(brotliBytes);
    known.set(path, bytes);
    return bytes;
  };
  const size = async (path: string): Promise<number> => (await readFile(join(root, path))).length;
  const sum = async (paths: readonly string[], of: (path: string) => Promise<number>): Promise<number> =>
    (await Promise.all(paths.map(of))).reduce((total, bytes) => total + bytes, 0);

  /** Follows the imports that `pattern` finds: chunks name each other by file name. */
  const reached = async (scripts: readonly string[], pattern: RegExp): Promise<string[]> => {
    const found = new Set(scripts);
    for (const script of found) {
      const source = await readFile(join(root, script), 'utf8');
      for (const [, name = ''] of source.matchAll(pattern)) found.add(`/assets/${name}`);
    }
    return [...found];
  };

  const costOf = async (file: string): Promise<Cost> => {
    const html = await readFile(join(root, file), 'utf8');
    const { styles, scripts, islands, fonts, picture } = filesOf(html);
    const own = await reached(scripts, IMPORTED_AT_ONCE);
    return {
      text: await sum([file, ...styles, ...own], compressed),
      ownScripts: await sum(own, compressed),
      fonts: await sum(fonts, size),
      requests: 1 + styles.length + fonts.length,
      picture: picture === null ? 0 : await size(picture),
      scripts: await sum(await reached([...scripts, ...islands], NAMED_ANYWHERE), compressed),
    };
  };
  /** Returns the gzip size of a script that one of the page's templates loads on demand, with its imports. */
  const askedOf = async (file: string, name: string): Promise<number> => {
    const { asked } = filesOf(await readFile(join(root, file), 'utf8'));
    const wanted = [...new Set(asked)].filter((script) => script.includes(`/${name}.`));
    return sum(await reached(wanted, IMPORTED_AT_ONCE), async (path) => gzipSync(await readFile(join(root, path))).length);
  };
  const gzipOf = async (path: string): Promise<number> => gzipSync(await readFile(join(root, path))).length;
  return { costOf, askedOf, gzipOf, brotliOf: compressed };
};
