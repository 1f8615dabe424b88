import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

/**
 * Makes one server module of the pages, with `entry.ts` as its start: the code is compiled once, and the publisher renders with it as
 * often as the content changes. Nothing of it ever answers a visitor; pages are files.
 */
export const renderAdapter: AstroIntegration = {
  name: 'sanabel-render',
  hooks: {
    'astro:config:done': ({ setAdapter }) =>
      setAdapter({
        name: 'sanabel-render',
        entrypointResolution: 'auto',
        serverEntrypoint: fileURLToPath(new URL('./entry.ts', import.meta.url)),
        adapterFeatures: { buildOutput: 'server' },
        supportedAstroFeatures: { serverOutput: 'stable', staticOutput: 'stable', hybridOutput: 'stable', sharpImageService: 'stable' },
      }),
  },
};
