import { createRequire } from 'node:module';

// Strapi can only be loaded as CommonJS.
const { createStrapi } = createRequire(import.meta.url)('@strapi/strapi') as typeof import('@strapi/strapi');
const APPS: readonly App[] = JSON.parse(process.argv[2] ?? '[]');

interface App {
  appDir: string;
  distDir: string;
}

/** Loads each Strapi without listening and prints its routes as JSON. */
const all: { method: string; path: string }[][] = [];
for (const { appDir, distDir } of APPS) {
  process.chdir(appDir);
  const strapi = await createStrapi({ appDir, distDir, serveAdminPanel: false, autoReload: false }).load();
  strapi.server.mount();
  all.push(strapi.server.listRoutes().flatMap(({ methods, path }) => methods.map((method: string) => ({ method, path }))));
  await strapi.destroy();
}
process.stdout.write(`\n${JSON.stringify(all)}`, () => process.exit(0));
