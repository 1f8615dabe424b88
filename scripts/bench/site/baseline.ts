import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { inRoot } from '../../environment/root.ts';
import { startSiteServer } from '../../site-server/site-server.ts';
import { freePort } from '../../testing/free-ports.ts';

export interface Baseline {
  url: string;
  stop(): Promise<void>;
}

const OWN_HEAD = /<link rel="preload"[^>]*>|<style>.*?<\/style>/gs;
const PLACE = "<!-- the site's own fonts and styles -->";

/**
 * Serves the same crop as a single-page app of React: a production build of Vite, with the same server, headers, fonts and styles. It fetches
 * the crop from the API and then the same picture.
 */
export const startBaseline = async (siteUrl: string, cropHtml: string): Promise<Baseline> => {
  const published = mkdtempSync(join(tmpdir(), 'sanabel-baseline-'));
  const head = cropHtml.match(OWN_HEAD)?.join('') ?? '';
  const spa = inRoot('scripts', 'bench', 'site', 'spa');
  await build({
    configFile: false,
    root: spa,
    logLevel: 'error',
    mode: 'production',
    plugins: [react(), { name: 'own-head', transformIndexHtml: { order: 'post', handler: (html) => html.replace(PLACE, () => head) } }],
    build: { outDir: join(published, 'current'), emptyOutDir: true, rolldownOptions: { input: join(spa, 'spa.html') } },
  });
  if (!readFileSync(join(published, 'current', 'spa.html'), 'utf8').includes('<style>'))
    throw new Error('The app has not the site’s styles.');
  const policy = (await fetch(siteUrl)).headers.get('content-security-policy');
  writeFileSync(join(published, 'current', '_headers'), `/*\n  Content-Security-Policy: ${policy}\n`);
  const port = await freePort();
  const server = await startSiteServer({ host: '127.0.0.1', port, published, cmsUrl: siteUrl, onError: (error) => console.error(error) });
  return {
    url: `http://127.0.0.1:${port}`,
    stop: async () => {
      await server.stop();
      rmSync(published, { recursive: true, force: true });
    },
  };
};
