import { join } from 'node:path';
import { normaliseEmail } from '@sanabel/contract';
import { createStrapi } from '@strapi/strapi';

/** Runs a server command with the same database, beside a running CMS or alone; no HTTP server, no background work. */
export const runTool = (work: () => Promise<void>): void => {
  const run = async (): Promise<void> => {
    process.env.STRAPI_TELEMETRY_DISABLED = 'true';
    const root = join(__dirname, '../..');
    const strapi = createStrapi({ appDir: root, distDir: join(root, 'dist'), serveAdminPanel: false, autoReload: false });
    await strapi.load();
    await work();
    await strapi.destroy();
  };
  run().then(
    () => process.exit(),
    (error: unknown) => {
      console.error(error instanceof Error ? error.message : error);
      process.exit(1);
    },
  );
};

export const addressFor = (command: string): string => {
  const address = process.argv[2];
  if (address) return normaliseEmail(address) ?? address;
  throw new Error(`Usage: npm run ${command} -- <e-mail of an admin>`);
};

export const noSuchAdmin = (): void => {
  process.exitCode = 1;
  console.log('No active admin has this address.');
};
