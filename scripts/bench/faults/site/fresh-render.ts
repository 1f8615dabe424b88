import { startPublisherWithHook } from '../../../../site/src/publisher/index.ts';

/** Given to the process at its start, as JSON in the environment. */
export interface RenderSettings {
  published: string;
  mediaFolder: string;
  site: string;
  admin: string;
  source: { cmsUrl: string; token: string };
  settings: { SITE_URL: string; DEFAULT_LOCALE: string; API_URL: string; S3_PUBLIC_URL: string };
}

/** Renders the whole site once, in a separate process with the clock of the others. */
if (process.env.RENDER_SETTINGS) {
  const settings: RenderSettings = JSON.parse(process.env.RENDER_SETTINGS);
  const publisher = await startPublisherWithHook({ ...settings, mediaGraceMs: 0, log: { info: console.log, error: console.error } });
  publisher.request(0);
  await publisher.settled();
  await publisher.stop();
  process.exit(publisher.lastFailure() ? 1 : 0);
}
