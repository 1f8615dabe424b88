import { buildTargets } from '@sanabel/brand/browsers';
import { CLUB, defineNames } from '@sanabel/brand/club';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { contractParts } from './contract-parts.ts';

/** Address of the running stack. `npm run dev` proxies everything but the app to it. */
const STACK = process.env.SITE_URL ?? 'http://localhost:4321';

/** Prefixes the section, `gallery-List`: the files of all sections have the same names. */
const chunkName = (file: string | null, name: string): string => {
  const folder = file?.match(/\/([\w-]+)\/(?:Dashboard|List|Form|Show)\.tsx$/)?.[1];
  return `assets/${folder ? `${folder}-` : ''}${name}-[hash].js`;
};

/** Inlines no assets, so that the content security policy allows only 'self'. */
export default defineConfig({
  base: '/admin/',
  define: defineNames(process.env),
  plugins: [
    contractParts(),
    react(),
    tailwindcss(),
    { name: 'club-name', transformIndexHtml: (html) => html.replaceAll('%CLUB%', CLUB.name.ar) },
  ],
  build: {
    target: buildTargets('panel'),
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    /** Inlines constants: otherwise sign-in would load all limits for the sake of two. */
    rolldownOptions: {
      optimization: { inlineConst: { mode: 'all', pass: 1 } },
      output: { chunkFileNames: ({ facadeModuleId = null, name }) => chunkName(facadeModuleId, name) },
    },
  },
  server: { proxy: { '^/(?!admin)': STACK } },
});
