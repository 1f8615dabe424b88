import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** Where `npm start` serves the club; `npm run dev` in this folder takes everything but the app itself from there. */
const CLUB = process.env.SITE_URL ?? 'http://localhost:4321';

/** A folder of the public site's origin. Nothing goes inline, so that the content security policy knows 'self' alone. */
export default defineConfig({
  base: '/admin/',
  plugins: [react()],
  build: { assetsInlineLimit: 0, modulePreload: { polyfill: false } },
  server: { proxy: { '^/(?!admin)': CLUB } },
});
