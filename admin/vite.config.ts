import { buildTargets } from '@sanabel/brand/browsers';
import { CLUB, defineNames } from '@sanabel/brand/club';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** Where `npm start` serves the club; `npm run dev` in this folder takes everything but the app itself from there. */
const STACK = process.env.SITE_URL ?? 'http://localhost:4321';

/** `gallery-List` for a section's list: the files of all sections have the same names. */
const chunkName = (file: string | null, name: string): string => {
  const folder = file?.match(/\/([\w-]+)\/(?:Dashboard|List|Form|Show)\.tsx$/)?.[1];
  return `assets/${folder ? `${folder}-` : ''}${name}-[hash].js`;
};

/** A folder of the public site's origin. Nothing goes inline, so that the content security policy knows 'self' alone. */
export default defineConfig({
  base: '/admin/',
  define: defineNames(process.env),
  plugins: [react(), tailwindcss(), { name: 'club-name', transformIndexHtml: (html) => html.replaceAll('%CLUB%', CLUB.name.ar) }],
  build: {
    target: buildTargets('panel'),
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    /** A limit is a number where it is read: without it, all limits come with the sign-in for the sake of two. */
    rolldownOptions: {
      optimization: { inlineConst: { mode: 'all', pass: 1 } },
      output: { chunkFileNames: ({ facadeModuleId = null, name }) => chunkName(facadeModuleId, name) },
    },
  },
  server: { proxy: { '^/(?!admin)': STACK } },
});
