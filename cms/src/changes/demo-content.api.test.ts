import type { ActivityEntry } from '@sanabel/contract';
import { commandCms } from '@sanabel/scripts/admin-tool/ask.ts';
import { withCms } from '@sanabel/scripts/testing/cms/with-cms.ts';
import { expect, it } from 'vitest';

const cms = withCms();

it('the demo content is one entry of the server, and others are recorded meanwhile', async () => {
  const [seeding, token] = [await cms.signIn(), await cms.signIn()];
  const add = (by: string, arabic: string) => cms.call('POST', '/glossary', { token: by, json: { arabic, english: arabic } });
  await commandCms(cms.dataDir, 'POST', '/demo-content', seeding);
  await add(seeding, 'قمح');
  await add(token, 'ذرة');
  await add(seeding, 'أرز');
  await commandCms(cms.dataDir, 'DELETE', '/demo-content');
  await add(seeding, 'فول');
  // Without a beginning, an end adds nothing.
  await commandCms(cms.dataDir, 'DELETE', '/demo-content');
  const entries = (await (await cms.call('GET', '/activity', { token })).json()) as ActivityEntry[];
  const found = entries.filter(({ kind }) => kind === 'glossary' || kind === 'demo-content');
  expect(found.map(({ kind, adminName, arabicTitle }) => [kind, adminName === '', arabicTitle])).toEqual([
    ['glossary', false, 'فول'],
    ['demo-content', true, ''],
    ['glossary', false, 'ذرة'],
  ]);
});
