import { randomInt } from 'node:crypto';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { signedIn } from '@sanabel/contract';
import { type Content, content as contentSchema } from '@sanabel/contract/content';
import pg from 'pg';
import { type CallOptions, callApi } from '../../seed/api.ts';
import type { startMoodyInbox } from '../../testing/cms/moody-inbox.ts';
import type { Send } from '../../testing/people/editors.ts';

export const PROXY_SECRET = 'a-proxy-for-tests-only-0123456789abcdef';

interface Options {
  url: string;
  dataDir: string;
  databaseUrl: string;
  admin: { email: string; password: string };
  contentToken: string;
  inbox: Awaited<ReturnType<typeof startMoodyInbox>>;
}

/** The calls of editors, a publisher and visitors to a CMS with `PROXY_SECRET`. */
export const callsOf = ({ url, dataDir, databaseUrl, admin, contentToken, inbox }: Options) => {
  /** Every call has another visitor's address, so that no limit of anonymous callers delays the load. */
  const call = (method: string, path: string, options: CallOptions = {}): Promise<Response> => {
    const address = `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`;
    const headers = { 'Sanabel-Proxy-Secret': PROXY_SECRET, 'X-Nf-Client-Connection-Ip': address, ...options.headers };
    return callApi(url, method, path, { ...options, headers });
  };
  const send: Send = async (_kind, method, path, options) => {
    const answer = await call(method, path, options);
    return { status: answer.status, body: await answer.json() };
  };
  const query = async <Row>(statement: string): Promise<Row[]> => {
    if (databaseUrl) {
      const client = new pg.Client({ connectionString: databaseUrl });
      await client.connect();
      const { rows } = await client.query(statement);
      await client.end();
      return rows as Row[];
    }
    const database = new DatabaseSync(join(dataDir, 'database', 'sanabel.db'), { timeout: 5_000 });
    const rows = database.prepare(statement).all() as unknown as Row[];
    database.close();
    return rows;
  };
  return {
    ...{ call, send, query, contentToken },
    content: async (): Promise<Content> => {
      const answer = await call('GET', '/content', { token: contentToken });
      return contentSchema.parse(await answer.json());
    },
    /** Signs in with the newest code from the mail, whatever the limits have counted before. */
    signIn: async (): Promise<string> => {
      await query('DELETE FROM rate_limits');
      const before = inbox.inbox.countCodes(admin.email);
      await call('POST', '/auth/login', { json: admin });
      const otp = await inbox.inbox.code(admin.email, before + 1);
      const answer = await call('POST', '/auth/verify-login', { json: { email: admin.email, otp } });
      return signedIn.parse(await answer.json()).token;
    },
  };
};
