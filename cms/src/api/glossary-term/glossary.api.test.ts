import type { ActivityEntry, ItemOf } from '@sanabel/contract';
import { withCms } from '@sanabel/scripts/testing/cms/with-cms.ts';
import { beforeAll, expect, it } from 'vitest';

const cms = withCms();
let token: string;
beforeAll(async () => {
  token = await cms.signIn();
});

const json = async <T>(answer: Response): Promise<T> => {
  const body = (await answer.json()) as T;
  expect(answer.ok, JSON.stringify(body)).toBe(true);
  return body;
};

it('editors keep the terms of the club, and no one else sees them', async () => {
  const drip = { arabic: 'ري بالتنقيط', english: 'drip irrigation', note: 'No "dripping".' };
  const made = await json<ItemOf<'glossary'>>(await cms.call('POST', '/glossary', { token, json: drip }));
  expect(made).toMatchObject(drip);
  expect((await cms.call('GET', '/glossary')).status).toBe(401);
  const folded = await cms.call('GET', `/glossary?filter=${encodeURIComponent('{"q":"رَي بالتنقيط"}')}`, { token });
  expect(await json<ItemOf<'glossary'>[]>(folded)).toEqual([made]);

  const version = { 'If-Match': `"${made.updatedAt}"` };
  const changed = await json<ItemOf<'glossary'>>(
    await cms.call('PATCH', `/glossary/${made.id}`, { token, json: { english: 'drip watering' }, headers: version }),
  );
  expect(changed).toMatchObject({ arabic: drip.arabic, english: 'drip watering', note: drip.note });
  expect((await cms.call('PATCH', `/glossary/${made.id}`, { token, json: { note: '' }, headers: version })).status).toBe(409);
  expect((await cms.call('PATCH', `/glossary/${made.id}`, { token, json: {} })).status).toBe(400);
  expect((await cms.call('POST', '/glossary', { token, json: { arabic: 'فدان' } })).status).toBe(400);

  expect((await cms.call('DELETE', `/glossary/${made.id}`, { token })).status).toBe(200);
  expect((await cms.call('GET', `/glossary/${made.id}`, { token })).status).toBe(404);
  const acts = await json<ActivityEntry[]>(await cms.call('GET', '/activity?filter={"kind":"glossary"}', { token }));
  expect(acts.map(({ action, arabicTitle }) => [action, arabicTitle])).toEqual([
    ['delete', drip.arabic],
    ['update', drip.arabic],
    ['create', drip.arabic],
  ]);
});
