import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildTargets } from '@sanabel/brand/browsers';
import type { AstroIntegration } from 'astro';
import { build } from 'vite';
import { offline as arabic } from '../i18n/ar/offline.ts';
import { offline as english } from '../i18n/en/offline.ts';
import { scriptedStyles } from '../page-styles/scripted-styles.ts';
import { IS_ON } from './switch.ts';

/** Keeps the file name constant: browsers know a worker by its address. */
export const buildFile = (entry: string, name: string, folder: string, define: Record<string, string>) =>
  build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    define,
    plugins: [scriptedStyles()],
    build: {
      outDir: folder,
      target: buildTargets('site'),
      emptyOutDir: false,
      modulePreload: false,
      rolldownOptions: {
        input: fileURLToPath(new URL(entry, import.meta.url)),
        output: { format: 'es', entryFileNames: name, codeSplitting: false },
      },
    },
  });

const SIGN = 'sign.js';

/** Returns a short text that changes whenever a file of the built site changes: names are digests, except the sign's. */
export const versionOf = async (folder: string): Promise<string> => {
  const [names, sign] = await Promise.all([readdir(folder, { recursive: true }), readFile(join(folder, SIGN))]);
  return createHash('sha256').update(names.toSorted().join('\n')).update(sign).digest('base64url').slice(0, 10);
};

/** Adds the worker (`/sw.js`) and its notice (`/sign.js`) to the built site, or the worker's removal when it is switched off. */
export const buildWorker = (): AstroIntegration => {
  let client: URL;
  return {
    name: 'sanabel-worker',
    hooks: {
      'astro:config:done': ({ config }) => {
        client = config.build.client;
      },
      'astro:build:done': async () => {
        const folder = fileURLToPath(client);
        if (IS_ON) {
          await buildFile('./sign.ts', SIGN, folder, { TEXTS: JSON.stringify({ ar: arabic.sign, en: english.sign }) });
          await buildFile('./worker.ts', 'sw.js', folder, { VERSION: JSON.stringify(await versionOf(folder)) });
        } else await buildFile('./retired.ts', 'sw.js', folder, {});
      },
    },
  };
};
