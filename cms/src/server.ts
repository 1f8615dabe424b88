import { chmod, mkdir, readdir, rm, stat } from 'node:fs/promises';
import type { Server } from 'node:http';
import { join } from 'node:path';
import { createStrapi } from '@strapi/strapi';
import { Client } from 'pg';
import { settings } from '../config/sanabel.ts';
import { listenToCommands } from './command-socket.ts';

const DRAIN_MS = 8_000;
const SIGNALS = ['SIGTERM', 'SIGINT'] as const;
const POSTGRES_WAIT_MS = 10_000;
process.env.STRAPI_TELEMETRY_DISABLED = 'true';

/** Another process may share the folder on PostgreSQL: only files older than any request belong to a killed one. */
const LEFT_BEHIND_MS = settings.DATABASE_URL ? 10 * 60_000 : 0;

/** Files get the same by `umask`: applicants, digests and logs are not for other users of the machine. */
const OWNER_ALONE = 0o700;

/** Creates the folders that Strapi needs and removes half uploads of killed processes. */
const prepareFolders = async (): Promise<void> => {
  for (const folder of ['tmp', 'unfinished', 'database', join('public', 'uploads')])
    await mkdir(join(settings.DATA_DIR, folder), { recursive: true });
  // Fixes folders of earlier versions too.
  for (const folder of ['', 'tmp', 'unfinished', 'database']) await chmod(join(settings.DATA_DIR, folder), OWNER_ALONE);
  const temporary = join(settings.DATA_DIR, 'tmp');
  for (const name of await readdir(temporary)) {
    const path = join(temporary, name);
    // A file that is gone counts as old.
    const changed = await stat(path).catch(() => ({ mtimeMs: 0 }));
    if (Date.now() - changed.mtimeMs >= LEFT_BEHIND_MS) await rm(path, { recursive: true, force: true });
  }
};

/** Any number that nothing else uses, for `pg_advisory_lock`. */
const START_LOCK = 20_260_101;

/**
 * Connects to PostgreSQL before Strapi does, to report a wrong address clearly and without its password, and lets one process prepare the
 * tables at a time: two that begin together on an empty database would both create them.
 */
const lockPostgres = async (address: string): Promise<() => Promise<void>> => {
  const { host, pathname } = new URL(address);
  const client = new Client({ connectionString: address, connectionTimeoutMillis: POSTGRES_WAIT_MS });
  // The lock ends with its connection; what else needs the database reports that it is lost.
  client.on('error', () => {});
  const unlock = (): Promise<void> => client.end().catch(() => {});
  try {
    await client.connect();
    await client.query('select pg_advisory_lock($1)', [START_LOCK]);
    return unlock;
  } catch (error) {
    await unlock();
    const { code = '', message = '' } = error as { code?: string; message?: string };
    throw new Error(`DATABASE_URL: the database ${host}${pathname} cannot be used: ${message || code || 'no reason given'}`);
  }
};

/** Finishes running requests at SIGTERM or Ctrl-C. */
const main = async () => {
  process.umask(0o077);
  await prepareFolders();
  const unlock = settings.DATABASE_URL ? await lockPostgres(settings.DATABASE_URL) : null;
  const root = join(__dirname, '../..');
  const strapi = createStrapi({ appDir: root, distDir: join(root, 'dist'), serveAdminPanel: false, autoReload: false });
  // Strapi's own listeners end the process in the middle of requests.
  for (const signal of SIGNALS) process.removeAllListeners(signal);
  let isStopping = false;
  let commands: Server | undefined;
  const stop = async () => {
    if (isStopping) return;
    isStopping = true;
    commands?.close();
    const { httpServer } = strapi.server;
    const drained = new Promise<void>((resolve) => httpServer.close(() => resolve()));
    httpServer.closeIdleConnections();
    await Promise.race([drained, new Promise((resolve) => setTimeout(resolve, DRAIN_MS).unref())]);
    await strapi.destroy();
    process.exit(0);
  };
  for (const signal of SIGNALS) process.on(signal, stop);
  // Strapi reads saved rows again without awaiting that (document-service/events.js): a lost database would end the process.
  process.on('unhandledRejection', (reason) => {
    strapi.log.error(reason instanceof Error ? (reason.stack ?? reason.message) : String(reason));
  });
  // The parent process is gone, perhaps killed: an orphan would keep port and database from the next start.
  process.on('disconnect', stop);
  await strapi.load();
  await unlock?.();
  await strapi.start();
  commands = listenToCommands();
  // Bypasses the logger, whose level may be higher: the parent process waits for this line.
  console.log(JSON.stringify({ time: new Date().toISOString(), level: 'info', message: 'cms ready' }));
};

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
