import { readdir, readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { countClasses, inlineCodeOf, renameClasses, withStyles, wordsOf } from './markup.ts';
import { classesOf, withClasses, withoutUnusedVariables } from './sheet.ts';

const SCRIPT = /[\w.-]+\.js\b/g;
const CUT = '/* styles */';

interface Page {
  path: string;
  /** The page with a mark where its styles stood. */
  html: string;
  css: string;
}

const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** Writes a number in letters: a, b … Z, aa, ba … */
const inLetters = (number: number): string => {
  const letter = LETTERS.charAt(number % LETTERS.length);
  return number < LETTERS.length ? letter : letter + inLetters(Math.floor(number / LETTERS.length) - 1);
};

/** Gives every class a short name, the most frequent the shortest ones; never a name that is taken. */
const shortNamesFor = (counts: ReadonlyMap<string, number>, isTaken: (name: string) => boolean): Map<string, string> => {
  let number = 0;
  const next = (): string => {
    const name = inLetters(number++);
    return isTaken(name) ? next() : name;
  };
  const byCount = [...counts].toSorted(([one, first], [other, second]) => second - first || (one < other ? -1 : 1));
  return new Map(byCount.map(([name]) => [name, next()]));
};

/** Finds the texts of the scripts that a text names, and of those that they name: chunks know each other by file name. */
const scriptsOf = (text: string, scripts: ReadonlyMap<string, string>, found = new Set<string>()): Set<string> => {
  for (const [name] of text.matchAll(SCRIPT)) {
    const script = scripts.get(name);
    if (script === undefined || found.has(script)) continue;
    found.add(script);
    scriptsOf(script, scripts, found);
  }
  return found;
};

const cutStyles = (path: string, html: string): Page => ({ path, css: inlineCodeOf(html).styles.join(''), html: withStyles(html, CUT) });

const finished = (pages: readonly Page[], css: string, scripts: ReadonlyMap<string, string>): { path: string; html: string }[] => {
  const texts = [...new Set(pages.flatMap(({ html }) => [html, ...scriptsOf(html, scripts)]))];
  const counts = new Map<string, number>();
  for (const { html } of pages) countClasses(html, counts);
  const words = new Set(texts.flatMap((text) => [...wordsOf(text)]));
  const styled = classesOf(css);
  const unused = [...styled].filter((name) => !counts.has(name) && !words.has(name));
  const own = new Map([...counts].filter(([name]) => styled.has(name) && !words.has(name)));
  const names = shortNamesFor(own, (name) => words.has(name) || styled.has(name) || counts.has(name));
  const sheet = withoutUnusedVariables(withClasses(css, unused, names), texts);
  return pages.map(({ path, html }) => ({ path, html: renameClasses(html, names).replace(CUT, () => sheet) }));
};

/**
 * Fits the styles inside the pages of one route to them. Tailwind writes one sheet for the whole site: these pages keep of it the rules
 * of their own classes, and the classes get short names, for both stand in every page that a visitor loads. Classes that a script knows
 * keep their names. All pages of a route get one text, so that the security policy has few digests.
 */
export const fitStyles = (pages: ReadonlyMap<string, string>, scripts: ReadonlyMap<string, string>): { path: string; html: string }[] => {
  const sheets = new Map<string, Page[]>();
  for (const [path, html] of pages) {
    const page = cutStyles(path, html);
    sheets.set(page.css, [...(sheets.get(page.css) ?? []), page]);
  }
  return [...sheets].flatMap(([css, alike]) => (css === '' ? [] : finished(alike, css, scripts)));
};

const readAll = async (files: readonly string[], ending: string): Promise<[file: string, text: string][]> =>
  Promise.all(files.filter((file) => file.endsWith(ending)).map(async (file) => [file, await readFile(file, 'utf8')]));

/** Fits the styles of the built pages to each kind of page (a route). Stands before the integration that takes their digests. */
export const pageStyles = (): AstroIntegration => ({
  name: 'sanabel-page-styles',
  hooks: {
    'astro:build:done': async ({ dir, assets }) => {
      const folder = join(fileURLToPath(dir), 'assets');
      const files = (await readdir(folder)).map((name) => join(folder, name));
      const scripts = new Map((await readAll(files, '.js')).map(([file, text]) => [basename(file), text]));
      for (const urls of assets.values()) {
        const pages = new Map(
          await readAll(
            urls.map((url) => fileURLToPath(url)),
            '.html',
          ),
        );
        for (const { path, html } of fitStyles(pages, scripts)) await writeFile(path, html);
      }
    },
  },
});
