import { join } from 'node:path';
import { createStrapi } from '@strapi/strapi';
import { breakGlass } from './api/auth/sign-in.ts';

/** Prints a sign-in code for an admin, beside a running CMS or without one: the same database, no HTTP server, no background work. */
const main = async (): Promise<void> => {
  const email = process.argv[2];
  if (!email) throw new Error('Usage: npm run admin:code -- <e-mail of an admin>');
  process.env.STRAPI_TELEMETRY_DISABLED = 'true';
  const root = join(__dirname, '../..');
  const strapi = createStrapi({ appDir: root, distDir: join(root, 'dist'), serveAdminPanel: false, autoReload: false });
  await strapi.load();
  const code = await breakGlass(email);
  if (code === null) process.exitCode = 1;
  console.log(code ?? 'No active admin has this address.');
  await strapi.destroy();
};

main().then(
  () => process.exit(),
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  },
);
