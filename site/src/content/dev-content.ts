import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import type { AstroIntegration } from 'astro';
import { isRunnableDevEnvironment } from 'vite';
import { readEnvironment } from '../environment.ts';
import type * as Snapshot from '../render/site-data-of.ts';
import { fetchMedia, mediaFiles } from './media-files.ts';
import { readContent } from './read.ts';
import type * as SiteDataModule from './site-data.ts';

/** Gives `astro dev` the content, read once at its start. A build has none; the publisher passes it in. */
export const devContent = (): AstroIntegration => ({
  name: 'sanabel-dev-content',
  hooks: {
    'astro:server:setup': async ({ server, logger }) => {
      const { CMS_URL, CONTENT_TOKEN, CACHE_DIR } = readEnvironment();
      const store = join(CACHE_DIR, 'media');
      const source = { cmsUrl: CMS_URL, token: CONTENT_TOKEN };
      const content = await readContent(source);
      const files = mediaFiles(content.media);
      await fetchMedia(files, store, source);
      const { ssr } = server.environments;
      if (!ssr || !isRunnableDevEnvironment(ssr)) throw new Error('astro dev cannot hand the content to the pages.');
      const { replaceSiteData } = await ssr.runner.import<typeof SiteDataModule>('/src/content/site-data.ts');
      const { siteDataOf } = await ssr.runner.import<typeof Snapshot>('/src/render/site-data-of.ts');
      replaceSiteData(await siteDataOf(content, store, new Date()));
      server.middlewares.use('/media', (request, response, next) => {
        const file = files.find(({ name }) => `/${name}` === request.url);
        if (!file) return next();
        createReadStream(join(store, file.name)).pipe(response);
      });
      logger.info(`revision ${content.revision}, ${files.length} media files`);
    },
  },
});
