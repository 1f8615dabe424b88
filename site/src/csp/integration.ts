import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { firstFont, headersFile } from './headers.ts';
import { inlineCodeOf } from './inline-code.ts';

/** Writes `_headers` beside the finished pages: the security policy with the digests of their inline code, and each folder's first font. */
export const cspIntegration = (): AstroIntegration => ({
  name: 'sanabel-csp',
  hooks: {
    'astro:build:done': async ({ dir }) => {
      const root = fileURLToPath(dir);
      const styles = new Set<string>();
      const scripts = new Set<string>();
      const fonts = new Map<string, string>();
      for (const page of await readdir(root, { recursive: true })) {
        if (!page.endsWith('.html')) continue;
        const html = await readFile(join(root, page), 'utf8');
        const code = inlineCodeOf(html);
        for (const css of code.styles) styles.add(css);
        for (const script of code.scripts) scripts.add(script);
        const first = firstFont(page, html);
        if (first) fonts.set(...first);
      }
      await writeFile(join(root, '_headers'), headersFile({ styles, scripts }, fonts));
    },
  },
});
