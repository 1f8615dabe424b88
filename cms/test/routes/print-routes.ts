import { createRequire } from 'node:module';

// Strapi can only be loaded as a CommonJS package.
const { createStrapi } = createRequire(import.meta.url)('@strapi/strapi') as typeof import('@strapi/strapi');
const [appDir = '', distDir = appDir] = process.argv.slice(2);

/** Loads a Strapi without letting it listen, and writes the routes that it would answer: `ROUTE METHOD path`, one a line. */
const strapi = await createStrapi({ appDir, distDir, serveAdminPanel: false, autoReload: false }).load();
strapi.server.mount();
const routes = strapi.server.listRoutes().flatMap(({ methods, path }) => methods.map((method: string) => `ROUTE ${method} ${path}\n`));
process.stdout.write(routes.join(''), () => process.exit(0));
