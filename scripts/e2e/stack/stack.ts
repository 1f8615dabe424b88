import { createHash, randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { SignedIn } from '@sanabel/contract';
import type { TestProject } from 'vitest/node';
import { createApi } from '../../seed/api.ts';
import { openSession } from '../../seed/sign-in.ts';
import { chooseAddresses, launch } from '../../testing/launch.ts';

export interface Stack {
  siteUrl: string;
  cmsUrl: string;
  inboxUrl: string;
  sitePort: number;
  dataDir: string;
  admin: { email: string; password: string };
  /** One session for all files, because the API mails few codes an hour. A test that ends a session opens its own. */
  session: Pick<SignedIn, 'admin' | 'token'>;
  /** Shows the panel pictures of drafts; a session from the API has no cookie. */
  cookie: string;
}

declare module 'vitest' {
  export interface ProvidedContext {
    stack: Stack;
  }
}

const ADMIN = { email: 'editor@sanabel.example', password: 'twelve furrows, one ear' };

/** Adds a session with a cookie directly; signing in again would use one of the few codes. */
const addCookie = (dataDir: string): string => {
  const cookie = randomBytes(32).toString('base64url');
  const digest = createHash('sha256').update(cookie).digest('base64url');
  const database = new DatabaseSync(join(dataDir, 'database', 'sanabel.db'), { timeout: 5_000 });
  const columns = 'admin_id, expires_at, created_at, updated_at';
  database
    .prepare(
      `insert into admin_sessions (document_id, digest, cookie_digest, seen_at, ${columns})
        select 'browser00000000000000000', 'browser', ?, expires_at, ${columns} from admin_sessions order by id desc limit 1`,
    )
    .run(digest);
  database.close();
  return cookie;
};

const ENDS_WITHIN_MS = 10_000;

export default async (project: TestProject): Promise<() => Promise<void>> => {
  const dataDir = mkdtempSync(join(tmpdir(), 'sanabel-stack-'));
  const { settings: addresses, sitePort, ...urls } = await chooseAddresses();
  const settings = {
    ...addresses,
    DATA_DIR: dataDir,
    // Pictures take most of the seed's time, and only the long suites check their details.
    SEED: project.name === 'e2e' && !process.env.TEST_LONG ? 'demo-tiny' : 'demo-small',
    DEFAULT_LOCALE: 'ar',
    ADMIN_EMAIL: ADMIN.email,
    ADMIN_PASSWORD: ADMIN.password,
    // Joins the edits of a test into one build: builds compete with the browser for the CPU.
    PUBLISH_DEBOUNCE_MS: '2000',
    LOG_LEVEL: 'warn',
  };
  console.log('Starting the stack …');
  const running = launch(settings);
  await running.ready.catch((error: unknown) => {
    rmSync(dataDir, { recursive: true, force: true });
    throw error;
  });
  const session = await openSession(createApi(urls.cmsUrl), urls.inboxUrl, ADMIN);
  // Tests use the panel without the introductory tour.
  await createApi(urls.cmsUrl, session.token).send('POST', '/account/tour', { isClosed: true });
  project.provide('stack', { ...urls, sitePort, dataDir, admin: ADMIN, session, cookie: addCookie(dataDir) });
  return async () => {
    const { status, tookMs } = await running.stop();
    const log = readFileSync(join(dataDir, 'logs', 'cms.log'), 'utf8');
    rmSync(dataDir, { recursive: true, force: true });
    if (status !== 0 || tookMs > ENDS_WITHIN_MS)
      throw new Error(`The stack ended with status ${status} after ${tookMs} ms:\n${running.output()}\n${log.slice(-4_000)}`);
  };
};
