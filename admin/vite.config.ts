import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** A folder of the public site's origin. Nothing goes inline, so that the content security policy knows 'self' alone. */
export default defineConfig({
  base: '/admin/',
  plugins: [react()],
  build: { assetsInlineLimit: 0, modulePreload: { polyfill: false } },
});
