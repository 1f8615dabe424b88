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
const json = (value: unknown): string => `module.exports = ${JSON.stringify(value)};`;

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

/** Sets up an unmodified Strapi with users-permissions, under our prefix. */
const makeStock = async (folder: string): Promise<void> => {
  for (const [path, text] of Object.entries(STOCK)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
  await mkdir(join(folder, 'public/uploads'), { recursive: true });
  await symlink(join(CMS, '../node_modules'), join(folder, 'node_modules'));
};

/** `stock` includes the users-permissions routes that ours removes. */
export const routesOfStrapi = async (): Promise<{ own: Route[]; stock: Route[] }> => {
  const data = await takeData();
  const folder = await mkdtemp(join(tmpdir(), 'sanabel-stock-'));
  try {
    for (const name of ['tmp', 'database', 'public/uploads']) await mkdir(join(data.dataDir, name), { recursive: true });
    await makeStock(folder);
    const apps = [
      { appDir: CMS, distDir: join(CMS, 'dist') },
      { appDir: folder, distDir: folder },
    ];
    const { stdout } = await promisify(execFile)(process.execPath, [join(import.meta.dirname, 'print-routes.ts'), JSON.stringify(apps)], {
      env: { ...cmsEnvironment(data), STRAPI_TELEMETRY_DISABLED: 'true' },
      maxBuffer: 16 * 1_048_576,
    });
    const [own = [], stock = []] = JSON.parse(stdout.slice(stdout.lastIndexOf('\n'))) as Route[][];
    return { own, stock };
  } finally {
    await rm(folder, { recursive: true, force: true });
    await removeData(data);
  }
};
