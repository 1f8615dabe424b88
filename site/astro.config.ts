import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'astro/config';
import { contentIntegration } from './src/content/integration.ts';
import { sheetsIntegration } from './src/csp/integration.ts';
import { readEnvironment } from './src/environment.ts';
import { islandFiles } from './src/islands/files.ts';
import { sentinelsWithoutStack } from './src/islands/sentinels.ts';

const environment = readEnvironment();

export default defineConfig({
  site: environment.SITE_URL,
  outDir: environment.OUT_DIR,
  cacheDir: environment.CACHE_DIR,
  /** `about.html`, served at `/about` without a redirect. */
  trailingSlash: 'never',
  build: { format: 'file', inlineStylesheets: 'never', assets: 'assets' },
  integrations: [contentIntegration(environment), sheetsIntegration()],
  devToolbar: { enabled: false },
  vite: {
    plugins: [tailwindcss(), islandFiles(), sentinelsWithoutStack()],
    /** Nothing inline: the content security policy knows 'self' only (README, "Scripts"). */
    build: { assetsInlineLimit: 0 },
  },
});
