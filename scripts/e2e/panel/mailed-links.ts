import { inject } from 'vitest';
import * as z from 'zod';
import { until } from '../../process/until.ts';

const messages = z.array(z.object({ to: z.array(z.string()), text: z.string() }));
const LINK = /\/admin\/[\w-]+#[\w-]{22}/;

const linksTo = async (email: string): Promise<string[]> => {
  const mails = messages.parse(await (await fetch(`${inject('stack').inboxUrl}/api/messages`)).json());
  return mails.flatMap(({ to, text }) => (to.includes(email) ? (LINK.exec(text)?.[0] ?? []) : []));
};

export const mailedLink = (email: string, earlier: readonly string[] = []): Promise<string> =>
  until(async () => (await linksTo(email)).find((link) => !earlier.includes(link)), { timeoutMs: 20_000, what: `a link for ${email}` });
