import { copyFile, mkdir, symlink, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { inRoot } from '../../environment/root.ts';
import { type Server, startServer } from './processes.ts';
import { databaseIn } from './rows.ts';

const MIDDLEWARES = ['logger', 'errors', 'security', 'cors', 'poweredBy', 'query', 'body', 'session', 'favicon', 'public'];
const core = (factory: string, more = ''): string =>
  `module.exports = require('@strapi/strapi').factories.createCore${factory}('api::crop.crop'${more});`;
const json = (value: unknown): string => `module.exports = ${JSON.stringify(value)};`;

/** Files of a stock Strapi: only the attributes of crops are ours. */
const filesOf = (database: string, schema: unknown): Record<string, string> => ({
  'package.json': JSON.stringify({ name: 'stock', version: '1.0.0', dependencies: {} }),
  'config/server.js': `module.exports = { host: '127.0.0.1', port: Number(process.env.PORT), app: { keys: ['stock'] }, logger: { updates: { enabled: false } } };`,
  'config/admin.js': json({
    serveAdminPanel: false,
    auth: { secret: 'stock' },
    apiToken: { salt: 'stock' },
    transfer: { token: { salt: 'stock' } },
  }),
  // The whole list in one answer, like ours.
  'config/api.js': json({ rest: { prefix: '/api', defaultLimit: 1000, maxLimit: 1000 } }),
  'config/database.js': json({ connection: { client: 'sqlite', connection: { filename: database }, useNullAsDefault: true } }),
  'config/middlewares.js': json(MIDDLEWARES.map((name) => `strapi::${name}`)),
  'src/index.js': 'module.exports = {};',
  'src/api/crop/content-types/crop/schema.json': JSON.stringify(schema),
  'src/api/crop/controllers/crop.js': core('Controller'),
  'src/api/crop/services/crop.js': core('Service'),
  'src/api/crop/routes/crop.js': core(
    'Router',
    `, { only: ['find', 'findOne'], config: { find: { auth: false }, findOne: { auth: false } } }`,
  ),
  'start.js': `require('@strapi/strapi').createStrapi({ appDir: __dirname, distDir: __dirname, serveAdminPanel: false, autoReload: false }).start();`,
});

/** Starts a temporary stock Strapi on a copy of the same database: the control of our lists. */
export const startStock = async (folder: string): Promise<Server> => {
  const app = join(folder, 'stock');
  const database = join(app, 'stock.db');
  const { default: schema } = createRequire(import.meta.url)(inRoot('cms/dist/src/api/crop/content-types/crop/schema.js')) as {
    default: unknown;
  };
  for (const [path, text] of Object.entries(filesOf(database, schema))) {
    await mkdir(dirname(join(app, path)), { recursive: true });
    await writeFile(join(app, path), text);
  }
  await mkdir(join(app, 'public/uploads'), { recursive: true });
  await symlink(inRoot('node_modules'), join(app, 'node_modules'));
  await copyFile(databaseIn(folder), database);
  return startServer(folder, {
    name: 'stock',
    args: ['start.js'],
    cwd: app,
    env: { STRAPI_TELEMETRY_DISABLED: 'true' },
    ready: '/api/crops?pagination[pageSize]=1',
  });
};
