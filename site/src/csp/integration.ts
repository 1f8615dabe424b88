import { readdir, readFile, writeFile } from 'node:fs/promises';
import { basename, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { firstFont, headersFile } from './headers.ts';
import { inlineCodeOf, withStyles } from './inline-code.ts';
import { pruned, scriptsOf, wordsOf } from './prune.ts';

const filesIn = async (root: string, ending: string): Promise<string[]> =>
  (await readdir(root, { recursive: true })).filter((name) => name.endsWith(ending)).map((name) => join(root, name));

const readScripts = async (root: string): Promise<Map<string, string>> => {
  const files = await filesIn(join(root, 'assets'), '.js');
  return new Map(await Promise.all(files.map(async (file) => [basename(file), await readFile(file, 'utf8')] as const)));
};

/**
 * After the build: leaves out the styles that a kind of page does not use, and writes `_headers` with the digests of the code inside the
 * pages and each folder's first font. Pages with the same styles are pruned as one kind, so the policy has one digest a kind.
 */
export const cspIntegration = (): AstroIntegration => ({
  name: 'sanabel-csp',
  hooks: {
    'astro:build:done': async ({ dir }) => {
      const root = fileURLToPath(dir);
      const pages = await filesIn(root, '.html');
      const scripts = await readScripts(root);
      const wordsOfScript = new Map([...scripts].map(([name, text]) => [name, wordsOf(text)]));

      const wordsOfKind = new Map<string, Set<string>>();
      for (const page of pages) {
        const html = await readFile(page, 'utf8');
        const kind = inlineCodeOf(html).styles.join('');
        const words = wordsOfKind.get(kind) ?? new Set();
        for (const word of wordsOf(withStyles(html, ''))) words.add(word);
        for (const name of scriptsOf(html, scripts)) for (const word of wordsOfScript.get(name) ?? []) words.add(word);
        wordsOfKind.set(kind, words);
      }
      const prunedKind = new Map([...wordsOfKind].map(([kind, words]) => [kind, pruned(kind, (name) => words.has(name))]));

      const inlineScripts = new Set<string>();
      const fonts = new Map<string, string>();
      for (const page of pages) {
        const html = await readFile(page, 'utf8');
        const code = inlineCodeOf(html);
        for (const script of code.scripts) inlineScripts.add(script);
        const first = firstFont(relative(root, page), html);
        if (first) fonts.set(...first);
        await writeFile(page, withStyles(html, prunedKind.get(code.styles.join('')) ?? ''));
      }
      await writeFile(join(root, '_headers'), headersFile({ styles: prunedKind.values(), scripts: inlineScripts }, fonts));
    },
  },
});
