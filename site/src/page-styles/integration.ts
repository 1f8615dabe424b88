import { readdir, readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { fitStyles } from './page-styles.ts';

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
