import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { cmsEnvironment } from '@sanabel/scripts/testing/cms/cms.ts';
import { removeData, takeData } from '@sanabel/scripts/testing/cms/data.ts';

export interface Route {
  method: string;
  path: string;
}

const CMS = join(import.meta.dirname, '../..');
const LINE = /^ROUTE (\S+) (.+)$/gm;
const json = (value: unknown): string => `module.exports = ${JSON.stringify(value)};`;

const routesOf = async (args: readonly string[], env: Record<string, string>): Promise<Route[]> => {
  const script = join(import.meta.dirname, 'print-routes.ts');
  const { stdout } = await promisify(execFile)(process.execPath, [script, ...args], {
    cwd: args[0] ?? CMS,
    env: { PATH: process.env.PATH ?? '', NODE_ENV: 'production', STRAPI_TELEMETRY_DISABLED: 'true', ...env },
    maxBuffer: 16 * 1_048_576,
  });
  return [...stdout.matchAll(LINE)].map(([, method = '', path = '']) => ({ method, path }));
};

/** The routes that our own Strapi would answer without the allow-list before it. */
export const ownRoutes = async (): Promise<Route[]> => {
  const data = await takeData();
  try {
    for (const folder of ['tmp', 'database', 'public/uploads']) await mkdir(join(data.dataDir, folder), { recursive: true });
    return await routesOf([CMS, join(CMS, 'dist')], cmsEnvironment(data));
  } finally {
    await removeData(data);
  }
};

const STOCK: Readonly<Record<string, string>> = {
  'package.json': JSON.stringify({ name: 'stock', version: '1.0.0', dependencies: { '@strapi/plugin-users-permissions': '*' } }),
  'config/server.js': json({ app: { keys: ['stock'] }, logger: { updates: { enabled: false } } }),
  'config/admin.js': json({
    serveAdminPanel: false,
    auth: { secret: 'stock' },
    apiToken: { salt: 'stock' },
    transfer: { token: { salt: 'stock' } },
  }),
  'config/api.js': json({ rest: { prefix: '/api/v1' } }),
  'config/plugins.js': json({ 'users-permissions': { config: { jwtSecret: 'stock' } } }),
  'config/database.js': json({ connection: { client: 'sqlite', connection: { filename: ':memory:' }, useNullAsDefault: true } }),
  'src/index.js': json({}),
};

/** The routes of a Strapi as it is shipped, under our prefix, with those of users-permissions, which ours takes away. */
export const stockRoutes = async (): Promise<Route[]> => {
  const folder = await mkdtemp(join(tmpdir(), 'sanabel-stock-'));
  try {
    for (const [path, text] of Object.entries(STOCK)) {
      await mkdir(dirname(join(folder, path)), { recursive: true });
      await writeFile(join(folder, path), text);
    }
    await mkdir(join(folder, 'public/uploads'), { recursive: true });
    await symlink(join(CMS, '../node_modules'), join(folder, 'node_modules'));
    return await routesOf([folder], {});
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};
