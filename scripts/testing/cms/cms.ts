import { signedIn } from '@sanabel/contract';
import { inRoot } from '../../environment/root.ts';
import { type CallOptions, callApi } from '../../seed/api.ts';
import { freePort } from '../free-ports.ts';
import { type Data, removeData, takeData } from './data.ts';
import { type Inbox, startInbox } from './inbox.ts';
import { runCms } from './process.ts';
import { openSession } from './session.ts';

export interface Cms {
  url: string;
  pid: number;
  dataDir: string;
  inbox: Inbox;
  contentToken: string;
  admin: { email: string; password: string };
  call(method: string, path: string, options?: CallOptions): Promise<Response>;
  /** Requests a file of a medium, such as `/uploads/x-320.webp`, as a visitor or with a token. */
  file(address: string, token?: string): Promise<Response>;
  /** Opens a session of the first admin in the database and returns its token. */
  signIn(): Promise<string>;
  /** Signs in with password and mailed code instead. */
  signInByMail(): Promise<string>;
  log(): string;
  abandon(): Promise<void>;
  halt(): Promise<void>;
  stop(): Promise<void>;
}

const ADMIN = { email: 'first.admin@sanabel.example', password: 'seven ears 7 furrows' };
const secretOf = (name: string): string => `${name}-for-tests-only-0123456789abcdef`;
const SECRETS = ['CONTENT_TOKEN', 'CODE_SECRET', 'APP_KEYS', 'API_TOKEN_SALT', 'ADMIN_JWT_SECRET', 'TRANSFER_TOKEN_SALT', 'JWT_SECRET'];

export const cmsEnvironment = ({ dataDir, databaseUrl = '' }: Data): Record<string, string> => ({
  PATH: process.env.PATH ?? '',
  NODE_ENV: 'production',
  NODE_COMPILE_CACHE: inRoot('node_modules', '.cache', 'node'),
  DATA_DIR: dataDir,
  DATABASE_URL: databaseUrl,
  HOST: '127.0.0.1',
  // No test calls another machine.
  VIDEO_THUMBNAILS_URL: '',
  ADMIN_EMAIL: ADMIN.email,
  ADMIN_PASSWORD: ADMIN.password,
  ...Object.fromEntries(SECRETS.map((name) => [name, secretOf(name)])),
});

/** Starts the real CMS on a new database (or on existing data), with its own mail server. */
export const startCms = async (environment: Record<string, string> = {}, dataFolder?: string): Promise<Cms> => {
  const data = await takeData(dataFolder);
  const inbox = await startInbox();
  const port = await freePort();
  const cms = runCms({ ...cmsEnvironment(data), PORT: String(port), SMTP_PORT: String(inbox.port), ...environment });
  await cms.output.until(/cms ready/);
  const url = `http://127.0.0.1:${port}`;

  const call: Cms['call'] = (method, path, options) => callApi(url, method, path, options);
  const file: Cms['file'] = (address, token) => fetch(url + address, { headers: token ? { authorization: `Bearer ${token}` } : {} });
  const signInByMail = async (): Promise<string> => {
    const before = inbox.countCodes(ADMIN.email);
    await call('POST', '/auth/login', { json: ADMIN });
    const otp = await inbox.code(ADMIN.email, before + 1);
    const answer = await call('POST', '/auth/verify-login', { json: { email: ADMIN.email, otp } });
    return signedIn.parse(await answer.json()).token;
  };
  const halt = async (): Promise<void> => {
    await cms.end();
    await inbox.stop();
  };
  return {
    url,
    pid: cms.pid,
    dataDir: data.dataDir,
    inbox,
    contentToken: secretOf('CONTENT_TOKEN'),
    admin: ADMIN,
    call,
    file,
    signIn: () => openSession(data.dataDir, ADMIN.email),
    signInByMail,
    log: cms.output.text,
    abandon: cms.abandon,
    halt,
    stop: async () => {
      await halt();
      await removeData(data);
    },
  };
};
