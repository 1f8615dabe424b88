import react from '@astrojs/react';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'astro/config';
import { contentIntegration } from './src/content/integration.ts';
import { cspIntegration } from './src/csp/integration.ts';
import { readEnvironment } from './src/environment.ts';
import { nearDirective } from './src/islands/integration.ts';
import { pageStyles } from './src/page-styles/integration.ts';

const environment = readEnvironment();

export default defineConfig({
  site: environment.SITE_URL,
  outDir: environment.OUT_DIR,
  cacheDir: environment.CACHE_DIR,
  /** `about.html`, served at `/about` without a redirect. */
  trailingSlash: 'never',
  build: { format: 'file', inlineStylesheets: 'always', assets: 'assets' },
  integrations: [react(), nearDirective(), contentIntegration(environment), pageStyles(), cspIntegration()],
  devToolbar: { enabled: false },
  vite: {
    plugins: [tailwindcss()],
    /** Nothing inline: the content security policy knows 'self' only (README, "Scripts"). */
    build: { assetsInlineLimit: 0 },
  },
});
