import { readdir, readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { fitStyles } from './page-styles.ts';

const readAll = async (root: string, ending: string): Promise<Map<string, string>> => {
  const files = (await readdir(root, { recursive: true })).filter((name) => name.endsWith(ending)).map((name) => join(root, name));
  return new Map(await Promise.all(files.map(async (file) => [file, await readFile(file, 'utf8')] as const)));
};

/** Fits the styles of the built pages to each of them. Stands before the integration that takes their digests. */
export const pageStyles = (): AstroIntegration => ({
  name: 'sanabel-page-styles',
  hooks: {
    'astro:build:done': async ({ dir }) => {
      const root = fileURLToPath(dir);
      const scripts = await readAll(join(root, 'assets'), '.js');
      const byName = new Map([...scripts].map(([file, text]) => [basename(file), text]));
      for (const { path, html } of fitStyles(await readAll(root, '.html'), byName)) await writeFile(path, html);
    },
  },
});
