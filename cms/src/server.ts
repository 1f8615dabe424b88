import { chmod, mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { createStrapi } from '@strapi/strapi';
import { Client } from 'pg';
import { settings } from '../config/sanabel.ts';

const DRAIN_MS = 8_000;
const SIGNALS = ['SIGTERM', 'SIGINT'] as const;
const POSTGRES_WAIT_MS = 10_000;
process.env.STRAPI_TELEMETRY_DISABLED = 'true';

/** On PostgreSQL another process may share the folder: only what is older than any request can be was left by a killed one. */
const LEFT_BEHIND_MS = settings.DATABASE_URL ? 10 * 60_000 : 0;

/** Of folders; files get the same by `umask`. Applicants, digests and logs are for no other user of the machine. */
const OWNER_ALONE = 0o700;

/** The folders that must be there before Strapi looks; what a killed process left half-uploaded goes. */
const prepareFolders = async (): Promise<void> => {
  for (const folder of ['tmp', 'unfinished', 'database', join('public', 'uploads')])
    await mkdir(join(settings.DATA_DIR, folder), { recursive: true });
  // Also where an earlier version has made them.
  for (const folder of ['', 'tmp', 'unfinished', 'database']) await chmod(join(settings.DATA_DIR, folder), OWNER_ALONE);
  const temporary = join(settings.DATA_DIR, 'tmp');
  for (const name of await readdir(temporary)) {
    const path = join(temporary, name);
    // Gone meanwhile is as good as old.
    const changed = await stat(path).catch(() => ({ mtimeMs: 0 }));
    if (Date.now() - changed.mtimeMs >= LEFT_BEHIND_MS) await rm(path, { recursive: true, force: true });
  }
};

/** Asks PostgreSQL once before Strapi does, so that a wrong address is told in words; without the password that is in it. */
const reachPostgres = async (address: string): Promise<void> => {
  const { host, pathname } = new URL(address);
  const client = new Client({ connectionString: address, connectionTimeoutMillis: POSTGRES_WAIT_MS });
  try {
    await client.connect();
    await client.query('select 1');
  } catch (error) {
    const { code = '', message = '' } = error as { code?: string; message?: string };
    throw new Error(`DATABASE_URL: the database ${host}${pathname} cannot be used: ${message || code || 'no reason given'}`);
  } finally {
    await client.end().catch(() => {});
  }
};

/** Starts the CMS and, at SIGTERM or Ctrl-C, lets running requests finish before it stops. */
const main = async () => {
  process.umask(0o077);
  await prepareFolders();
  if (settings.DATABASE_URL) await reachPostgres(settings.DATABASE_URL);
  const root = join(__dirname, '../..');
  const strapi = createStrapi({ appDir: root, distDir: join(root, 'dist'), serveAdminPanel: false, autoReload: false });
  // Strapi's own listeners end the process at once, in the middle of requests.
  for (const signal of SIGNALS) process.removeAllListeners(signal);
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
  for (const signal of SIGNALS) process.on(signal, stop);
  // Strapi reads what was saved once more to tell of it, and waits for that nowhere (document-service/events.js): a database that dies in
  // between would end the process. Whoever asked has had the answer by then, so it is logged.
  process.on('unhandledRejection', (reason) => {
    strapi.log.error(reason instanceof Error ? (reason.stack ?? reason.message) : String(reason));
  });
  // Whoever has started this process is gone, killed perhaps: alone it would keep port and database from the next start.
  process.on('disconnect', stop);
  await strapi.start();
  // Past the logger, whose level may be above it: the process that started this one waits for the line.
  console.log(JSON.stringify({ time: new Date().toISOString(), level: 'info', message: 'cms ready' }));
};

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
