import { createReadStream } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import type { Environment } from '../environment.ts';
import { fetchMedia, type MediaFile, mediaFiles, placeMedia } from './media-files.ts';
import { readContent, snapshotFile } from './read.ts';

/** Reads the CMS once before the pages are rendered, and puts the media into what was built. */
export const contentIntegration = ({ CMS_URL, CONTENT_TOKEN, CACHE_DIR }: Environment): AstroIntegration => {
  const store = join(CACHE_DIR, 'media');
  let files: MediaFile[] = [];
  return {
    name: 'sanabel-content',
    hooks: {
      'astro:config:setup': async ({ command, logger }) => {
        if (command !== 'build' && command !== 'dev') return;
        const content = await readContent({ cmsUrl: CMS_URL, token: CONTENT_TOKEN });
        files = mediaFiles(content.media);
        const fetched = await fetchMedia(files, store, CMS_URL);
        await mkdir(CACHE_DIR, { recursive: true });
        await writeFile(snapshotFile(CACHE_DIR), JSON.stringify(content));
        logger.info(`revision ${content.revision}, ${files.length} media files, ${fetched} of them fetched`);
      },
      'astro:server:setup': ({ server }) => {
        server.middlewares.use('/media', (request, response, next) => {
          const file = files.find(({ name }) => `/${name}` === request.url);
          if (!file) return next();
          createReadStream(join(store, file.name)).pipe(response);
        });
      },
      'astro:build:done': ({ dir }) => placeMedia(files, store, join(fileURLToPath(dir), 'media')),
    },
  };
};
