import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { drawingPath } from '../../seed/pictures.ts';
import { startSiteServer } from '../../site-server/site-server.ts';
import { writePictures } from '../../testing/content/pictures.ts';
import { loadSite, manyCrops, writeSite } from '../../testing/content/rendered.ts';
import { freePort } from '../../testing/free-ports.ts';

export interface LongList {
  url: string;
  root: string;
  pages: string[];
  stop(): Promise<void>;
}

/** Drawings in place of all photos: real files in the sizes that the pages name. */
const DRAWINGS = ['crop-wheat.svg', 'crop-cotton.svg', 'crop-beet.svg', 'crop-clover.svg'];

/** Renders all lists of `count` crops as the publisher does, with a few crop pages, and serves them. */
export const openLongList = async (crops: number): Promise<LongList> => {
  const folder = mkdtempSync(join(tmpdir(), 'sanabel-long-list-'));
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const site = await loadSite(url);
  const content = manyCrops(crops);
  site.replaceSiteData({ content, year: 2026, busyImages: new Set() });
  const all = site.addresses();
  const pages = all.filter((address) => /\/services\/crops(?:\/|$)/.test(address));
  const ends = new Set([...content.crops.slice(0, 100), ...content.crops.slice(-24)].map(({ id }) => id));
  const others = all.filter(
    (address) =>
      /^\/(?:names-|search|en\/search$|robots|manifest|404|500|en\/404|services$|en\/services$)/.test(address) ||
      ends.has(address.split('/').at(-1) ?? ''),
  );
  await writeSite(site, folder, [...pages, ...others]);
  const root = join(folder, 'tree');
  await writePictures(content, join(root, 'media'), DRAWINGS.map(drawingPath));
  console.log(`${pages.length} list pages, ${readdirSync(root).filter((name) => name.startsWith('names-')).length} files of names`);
  const server = await startSiteServer({
    host: '127.0.0.1',
    port,
    published: folder,
    cmsUrl: url,
    onError: (error) => console.error(error),
  });
  return {
    url,
    root,
    pages,
    stop: async () => {
      await server.stop();
      rmSync(folder, { recursive: true });
    },
  };
};
