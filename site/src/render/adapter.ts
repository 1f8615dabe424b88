import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

/**
 * Bundles the pages into one server module that starts at `entry.ts`: the code is compiled once, and the publisher renders with it again
 * and again. It never answers a visitor; pages are files.
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
