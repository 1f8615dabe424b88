import { type SignedIn, signedIn } from '@sanabel/contract';
import * as z from 'zod';
import { until } from '../process/until.ts';
import type { Api } from './api.ts';

const CODE_TIMEOUT_MS = 20_000;

const messages = z.array(z.object({ id: z.string(), to: z.array(z.string()), text: z.string() }));

export interface Credentials {
  email: string;
  password: string;
}

const readMessages = async (inboxUrl: string) => messages.parse(await (await fetch(`${inboxUrl}/api/messages`)).json());

/** Lists the mails so far, to tell new ones from them. */
export const mailsTo = async (inboxUrl: string, email: string): Promise<Set<string>> =>
  new Set((await readMessages(inboxUrl)).flatMap(({ id, to }) => (to.includes(email) ? [id] : [])));

export const mailedCode = (inboxUrl: string, email: string, earlier: ReadonlySet<string>): Promise<string> =>
  until(
    async () => {
      const mails = (await readMessages(inboxUrl)).filter(({ id, to }) => !earlier.has(id) && to.includes(email));
      // Only the mail with a code has six digits on a separate line.
      return mails.map(({ text }) => /^\d{6}$/m.exec(text)?.[0]).find(Boolean);
    },
    { timeoutMs: CODE_TIMEOUT_MS, what: `the code for ${email}` },
  );

export const openSession = async (api: Api, inboxUrl: string, { email, password }: Credentials): Promise<SignedIn> => {
  const earlier = await mailsTo(inboxUrl, email);
  await api.send('POST', '/auth/login', { email, password });
  const otp = await mailedCode(inboxUrl, email, earlier);
  return signedIn.parse(await api.send('POST', '/auth/verify-login', { email, otp }));
};

export const signIn = async (api: Api, inboxUrl: string, credentials: Credentials): Promise<Api> =>
  api.withToken((await openSession(api, inboxUrl, credentials)).token);
