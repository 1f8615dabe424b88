import { createHash } from 'node:crypto';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { linkedSheets, mergeSheets } from './merge.ts';
import { scopeShortener } from './scopes.ts';

const NAME_LENGTH = 8;

const filesIn = async (root: string, ending: string): Promise<string[]> =>
  (await readdir(root, { recursive: true })).filter((name) => name.endsWith(ending)).map((name) => join(root, name));

/** At most two stylesheets to a page with short marks, for every file costs a phone a request before it can draw. Names follow from the contents. */
export const sheetsIntegration = (): AstroIntegration => ({
  name: 'sanabel-sheets',
  hooks: {
    'astro:build:done': async ({ dir }) => {
      const root = fileURLToPath(dir);
      const inRoot = (href: string): string => join(root, href);
      const shorten = scopeShortener();
      const sheets = await filesIn(join(root, 'assets'), '.css');
      const styles = new Map<string, string>();
      for (const file of sheets) styles.set(file, shorten(await readFile(file, 'utf8')));
      const merged = new Map<string, string>();
      const nameOf = (own: readonly string[]): string => {
        const css = own.map((href) => styles.get(inRoot(href)) ?? '').join('');
        const name = `/assets/page.${createHash('sha256').update(css).digest('base64url').slice(0, NAME_LENGTH)}.css`;
        merged.set(name, css);
        return name;
      };
      const linked = new Set<string>();
      for (const page of await filesIn(root, '.html')) {
        const html = mergeSheets(shorten(await readFile(page, 'utf8')), nameOf);
        for (const href of linkedSheets(html)) linked.add(inRoot(href));
        await writeFile(page, html);
      }
      for (const [file, css] of styles) await writeFile(file, css);
      for (const [name, css] of merged) await writeFile(inRoot(name), css);
      for (const file of sheets.filter((sheet) => !linked.has(sheet))) await rm(file);
    },
  },
});
