import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { join } from 'node:path';
import type { ActivityEntry } from '@sanabel/contract';
import { withCms } from '@sanabel/scripts/testing/cms/with-cms.ts';
import { expect, it } from 'vitest';

const cms = withCms();

/** Gives a command over the socket of this server's user. */
const command = async (method: string, path: string, body = ''): Promise<void> => {
  const call = request({ socketPath: join(cms.dataDir, 'commands.sock'), method, path }).end(body);
  const [response] = (await once(call, 'response')) as [IncomingMessage];
  expect(response.resume().statusCode).toBe(200);
};

it('the demo content is one entry of the server, and others are recorded meanwhile', async () => {
  const [seeding, token] = [await cms.signIn(), await cms.signIn()];
  const add = (by: string, arabic: string) => cms.call('POST', '/glossary', { token: by, json: { arabic, english: arabic } });
  await command('POST', '/demo-content', seeding);
  await add(seeding, 'قمح');
  await add(token, 'ذرة');
  await add(seeding, 'أرز');
  await command('DELETE', '/demo-content');
  await add(seeding, 'فول');
  // An end without a beginning adds nothing.
  await command('DELETE', '/demo-content');
  const entries = (await (await cms.call('GET', '/activity', { token })).json()) as ActivityEntry[];
  const found = entries.filter(({ kind }) => kind === 'glossary' || kind === 'demo-content');
  expect(found.map(({ kind, adminName, arabicTitle }) => [kind, adminName === '', arabicTitle])).toEqual([
    ['glossary', false, 'فول'],
    ['demo-content', true, ''],
    ['glossary', false, 'ذرة'],
  ]);
});
