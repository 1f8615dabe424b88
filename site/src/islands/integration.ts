import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

/** Adds the directive `client:near` (near.ts). */
export const nearDirective = (): AstroIntegration => ({
  name: 'sanabel-near',
  hooks: {
    'astro:config:setup': ({ addClientDirective }) =>
      addClientDirective({ name: 'near', entrypoint: fileURLToPath(new URL('near.ts', import.meta.url)) }),
  },
});
