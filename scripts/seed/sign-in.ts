import { signedIn } from '@sanabel/contract';
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

/** Signs in as a person does: password, then the code from the inbox. Answers with the API under the new token. */
export const signIn = async (api: Api, inboxUrl: string, { email, password }: Credentials): Promise<Api> => {
  const earlier = new Set((await readMessages(inboxUrl)).map(({ id }) => id));
  await api.send('POST', '/auth/login', { email, password });
  const otp = await until(
    async () => {
      const mail = (await readMessages(inboxUrl)).find(({ id, to }) => !earlier.has(id) && to.includes(email));
      return mail && /(?<!\d)\d{6}(?!\d)/.exec(mail.text)?.[0];
    },
    { timeoutMs: CODE_TIMEOUT_MS, what: `the code for ${email}` },
  );
  const { token } = signedIn.parse(await api.send('POST', '/auth/verify-login', { email, otp }));
  return api.withToken(token);
};
