import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { firstFont, headersFile } from './headers.ts';
import { inlineSheets } from './inline.ts';
import { scopeShortener } from './scopes.ts';

const filesIn = async (root: string, ending: string): Promise<string[]> =>
  (await readdir(root, { recursive: true })).filter((name) => name.endsWith(ending)).map((name) => join(root, name));

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
      const cssOf = (href: string): string => {
        const css = styles.get(join(root, href));
        if (css === undefined) throw new Error(`A page names ${href}, which is not there.`);
        return css;
      };
      const allowed = new Set<string>();
      const fonts = new Map<string, string>();
      for (const page of await filesIn(root, '.html')) {
        const { html, css } = inlineSheets(shorten(await readFile(page, 'utf8')), cssOf);
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
