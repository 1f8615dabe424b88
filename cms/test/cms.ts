import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { type Data, removeData, takeData } from './data.ts';
import { freePort } from './free-port.ts';
import { type Inbox, startInbox } from './inbox.ts';

export interface Cms {
  url: string;
  pid: number;
  dataDir: string;
  inbox: Inbox;
  contentToken: string;
  admin: { email: string; password: string };
  /** A call as a browser would make it; `token` signs it. */
  call(method: string, path: string, options?: CallOptions): Promise<Response>;
  /** Signs in with the code from the inbox; the token. */
  signIn(): Promise<string>;
  /** Everything that the process has written to its log. */
  log(): string;
  /** Ends the process and leaves its data for another start. */
  halt(): Promise<void>;
  stop(): Promise<void>;
}

interface CallOptions {
  token?: string | undefined;
  json?: unknown;
  form?: FormData;
  headers?: Record<string, string>;
}

const ADMIN = { email: 'first.admin@sanabel.example', password: 'seven ears 7 furrows' };
const secretOf = (name: string): string => `${name}-for-tests-only-0123456789abcdef`;
const SECRETS = ['CONTENT_TOKEN', 'CODE_SECRET', 'APP_KEYS', 'API_TOKEN_SALT', 'ADMIN_JWT_SECRET', 'TRANSFER_TOKEN_SALT', 'JWT_SECRET'];

const untilReady = (child: ChildProcess, log: string[]): Promise<void> =>
  new Promise((resolve, reject) => {
    const collect = (chunk: Buffer) => {
      log.push(chunk.toString());
      if (log.join('').includes('cms ready')) resolve();
    };
    child.stdout?.on('data', collect);
    child.stderr?.on('data', collect);
    child.on('exit', (code) => reject(new Error(`the CMS ended with ${code}:\n${log.join('')}`)));
  });

/** The settings of a CMS of the tests on its own data. */
export const cmsEnvironment = ({ dataDir, databaseUrl = '' }: Data): Record<string, string> => ({
  DATA_DIR: dataDir,
  DATABASE_URL: databaseUrl,
  HOST: '127.0.0.1',
  // No test asks another machine for anything.
  VIDEO_THUMBNAILS_URL: '',
  ADMIN_EMAIL: ADMIN.email,
  ADMIN_PASSWORD: ADMIN.password,
  ...Object.fromEntries(SECRETS.map((name) => [name, secretOf(name)])),
});

/** Starts the real CMS on a database of its own (or on the data of an earlier or running one), with a mail server of its own. */
export const startCms = async (environment: Record<string, string> = {}, keptData?: string): Promise<Cms> => {
  const data = await takeData(keptData);
  const { dataDir } = data;
  const inbox = await startInbox();
  const port = await freePort();
  const log: string[] = [];
  const child = spawn(process.execPath, ['dist/src/server.js'], {
    cwd: join(import.meta.dirname, '..'),
    env: {
      PATH: process.env.PATH ?? '',
      NODE_ENV: 'production',
      NODE_COMPILE_CACHE: join(import.meta.dirname, '../../node_modules/.cache/node'),
      ...cmsEnvironment(data),
      PORT: String(port),
      SMTP_PORT: String(inbox.port),
      ...environment,
    },
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  await untilReady(child, log);
  const url = `http://127.0.0.1:${port}`;

  const call: Cms['call'] = (method, path, { token, json, form, headers = {} } = {}) =>
    fetch(`${url}/api/v1${path}`, {
      method,
      redirect: 'manual',
      headers: {
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...(json === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(json === undefined ? {} : { body: JSON.stringify(json) }),
      ...(form ? { body: form } : {}),
    });

  const signIn = async (): Promise<string> => {
    const before = inbox.count(ADMIN.email);
    await call('POST', '/auth/login', { json: ADMIN });
    const { text = '' } = await inbox.next(ADMIN.email, before + 1);
    const otp = /^\d{6}$/m.exec(text)?.[0];
    const answer = await call('POST', '/auth/verify-login', { json: { email: ADMIN.email, otp } });
    return ((await answer.json()) as { token: string }).token;
  };

  const halt = async (): Promise<void> => {
    child.kill('SIGTERM');
    await ended;
    await inbox.stop();
  };
  const stop = async (): Promise<void> => {
    await halt();
    await removeData(data);
  };
  return {
    url,
    pid: child.pid ?? 0,
    dataDir,
    inbox,
    contentToken: secretOf('CONTENT_TOKEN'),
    admin: ADMIN,
    call,
    signIn,
    log: () => log.join(''),
    halt,
    stop,
  };
};
