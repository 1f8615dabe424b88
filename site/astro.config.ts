import react from '@astrojs/react';
import { buildTargets } from '@sanabel/brand/browsers';
import { defineNames } from '@sanabel/brand/club';
import tailwindcss from '@tailwindcss/vite';
import type { AstroIntegration } from 'astro';
import { defineConfig } from 'astro/config';
import { devContent } from './src/content/dev-content.ts';
import { buildWorker } from './src/offline/build-worker.ts';
import { pageStyles } from './src/page-styles/page-styles.ts';
import { scriptedStyles } from './src/page-styles/scripted-styles.ts';
import { renderAdapter } from './src/render/adapter.ts';
import { inlineScripts } from './src/render/inline-scripts.ts';
import { menuTexts } from './src/sections/menu/texts.ts';

/** The directive `client:near` (docs/site.md, "How an island starts"). */
const clientNear: AstroIntegration = {
  name: 'sanabel-client-near',
  hooks: {
    'astro:config:setup': ({ addClientDirective }) => addClientDirective({ name: 'near', entrypoint: './src/islands/near.ts' }),
  },
};

export default defineConfig({
  output: 'server',
  adapter: renderAdapter,
  /** `about.html`, served at `/about` without a redirect. */
  trailingSlash: 'never',
  build: { format: 'file', inlineStylesheets: 'always', assets: 'assets' },
  integrations: [react(), clientNear, pageStyles(), buildWorker(), devContent()],
  devToolbar: { enabled: false },
  vite: {
    define: { ...defineNames(process.env), MENU_TEXTS: JSON.stringify(menuTexts) },
    plugins: [tailwindcss(), scriptedStyles(), inlineScripts()],
    /** Keeps small scripts in files, too: each inline script would need a digest in the security policy (docs/site.md). */
    build: { assetsInlineLimit: 0, cssTarget: buildTargets('site') },
    /**
     * Short script names without Astro's fifty letters (pages name five). One file for what the finder shares with islands, one for what all
     * islands share, and one for the gallery, of which an answer's page loads a part (sections/answers/enlarge.tsx).
     */
    environments: {
      client: {
        build: {
          target: buildTargets('site'),
          rolldownOptions: {
            output: {
              entryFileNames: ({ name }) => `assets/${name.split('.')[0]}.[hash].js`,
              codeSplitting: {
                groups: [
                  { name: 'shared', test: /(?:contract\/src\/fold|i18n\/(?:fill|counted)|content\/(?:paging|address))\.ts$/ },
                  {
                    name: 'react',
                    test: /preload-helper|node_modules\/react\/|islands\/parts\/(?:Boundary|Inline)|components\/icons\.ts|brand\/src\/club\.ts/,
                  },
                  {
                    name: 'viewer',
                    test: /islands\/gallery\/(?:Frame|Resting|RoundButton|Stage|Viewer)\.tsx?$/,
                  },
                ],
              },
            },
          },
        },
      },
    },
  },
});
