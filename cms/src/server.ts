import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { createStrapi } from '@strapi/strapi';
import { settings } from '../config/sanabel.ts';

const DRAIN_MS = 8_000;
process.env.STRAPI_TELEMETRY_DISABLED = 'true';

/** The folders that must be there before Strapi looks; what a killed process left half-uploaded goes. */
const prepareFolders = async (): Promise<void> => {
  await rm(join(settings.DATA_DIR, 'tmp'), { recursive: true, force: true });
  for (const folder of ['tmp', 'database', join('public', 'uploads')]) await mkdir(join(settings.DATA_DIR, folder), { recursive: true });
};

/** Starts the CMS and, at SIGTERM or Ctrl-C, lets running requests finish before it stops. */
const main = async () => {
  await prepareFolders();
  const root = join(__dirname, '../..');
  const strapi = createStrapi({ appDir: root, distDir: join(root, 'dist'), serveAdminPanel: false, autoReload: false });
  let isStopping = false;
  const stop = async () => {
    if (isStopping) return;
    isStopping = true;
    const { httpServer } = strapi.server;
    const drained = new Promise<void>((resolve) => httpServer.close(() => resolve()));
    httpServer.closeIdleConnections();
    await Promise.race([drained, new Promise((resolve) => setTimeout(resolve, DRAIN_MS).unref())]);
    await strapi.destroy();
    process.exit(0);
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  await strapi.start();
  // Past the logger, whose level may be above it: whoever started the process waits for this line.
  console.log(JSON.stringify({ time: new Date().toISOString(), level: 'info', message: 'cms ready' }));
};

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
