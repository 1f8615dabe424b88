import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { basename, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { firstFont, headersFile } from './headers.ts';
import { inlineSheets } from './inline.ts';
import { pruned, wordsOf } from './prune.ts';
import { scopeShortener } from './scopes.ts';

const filesIn = async (root: string, ending: string): Promise<string[]> =>
  (await readdir(root, { recursive: true })).filter((name) => name.endsWith(ending)).map((name) => join(root, name));

interface Script {
  text: string;
  words: ReadonlySet<string>;
}
const SCRIPT = /[\w.-]+\.js\b/g;

/** The scripts that a text names, and those that they name: chunks know each other by file name. */
const scriptsOf = (text: string, scripts: ReadonlyMap<string, Script>): Set<Script> => {
  const found = new Set<Script>();
  const enter = (source: string): void => {
    for (const [name] of source.matchAll(SCRIPT)) {
      const script = scripts.get(name);
      if (!script || found.has(script)) continue;
      found.add(script);
      enter(script.text);
    }
  };
  enter(text);
  return found;
};

/** Every page with its styles in itself and short marks, and `_headers` with what this build alone knows (headers.ts). */
export const sheetsIntegration = (): AstroIntegration => ({
  name: 'sanabel-sheets',
  hooks: {
    'astro:build:done': async ({ dir }) => {
      const root = fileURLToPath(dir);
      const shorten = scopeShortener();
      const sheets = await filesIn(join(root, 'assets'), '.css');
      const styles = new Map<string, string>();
      for (const file of sheets) styles.set(file, shorten(await readFile(file, 'utf8')));
      const scripts = new Map<string, Script>();
      for (const file of await filesIn(join(root, 'assets'), '.js')) {
        const text = await readFile(file, 'utf8');
        scripts.set(basename(file), { text, words: wordsOf(text) });
      }
      const cssOf = (href: string): string => {
        const css = styles.get(join(root, href));
        if (css === undefined) throw new Error(`A page names ${href}, which is not there.`);
        return css;
      };
      const allowed = new Set<string>();
      const fonts = new Map<string, string>();
      for (const page of await filesIn(root, '.html')) {
        const text = shorten(await readFile(page, 'utf8'));
        const words = [wordsOf(text), ...[...scriptsOf(text, scripts)].map((script) => script.words)];
        const { html, css } = inlineSheets(text, cssOf, (all) => pruned(all, (name) => words.some((known) => known.has(name))));
        allowed.add(css);
        const first = firstFont(relative(root, page), html);
        if (first) fonts.set(...first);
        await writeFile(page, html);
      }
      await writeFile(join(root, '_headers'), headersFile(allowed, fonts));
      for (const file of sheets) await rm(file);
    },
  },
});
