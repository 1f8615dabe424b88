import { type Crop, USEFUL_PER_ITEM_AND_HOUR, USEFUL_PER_MINUTE, useful } from '@sanabel/contract';
import { crops } from '@sanabel/contract/fixtures';
import { startCms } from '@sanabel/scripts/testing/cms/cms.ts';
import { isOnPostgres, queryDatabase } from '@sanabel/scripts/testing/cms/data.ts';
import { dump } from '@sanabel/scripts/testing/cms/database.ts';
import { form, png } from '@sanabel/scripts/testing/cms/pictures.ts';
import { withCms } from '@sanabel/scripts/testing/cms/with-cms.ts';
import { beforeAll, describe, expect, it } from 'vitest';

const PROXY_SECRET = 'PROXY-SECRET-of-answers-0123456789abcdef';
const cms = withCms({ PROXY_SECRET });
let token: string;
const { picture: _, pictureAlt: __, arabicPictureAlt: ___, ...fields } = crops[0] ?? { picture: '', pictureAlt: '', arabicPictureAlt: '' };
const add = async (name: string, more: object = {}): Promise<Crop> => {
  const body = form({ ...fields, name, arabicName: name, ...more }, { image: await png() });
  return (await (await cms.call('POST', '/crops', { token, form: body })).json()) as Crop;
};

beforeAll(async () => {
  token = await cms.signIn();
});

const send = (caller: string, body: unknown, { headers = {}, to = cms.url }: { headers?: object; to?: string } = {}) =>
  fetch(`${to}/api/v1/useful`, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: {
      'content-type': 'application/json',
      'sec-fetch-site': 'same-origin',
      'sanabel-proxy-secret': PROXY_SECRET,
      'x-nf-client-connection-ip': caller,
      ...headers,
    },
  });
const of = ({ id }: { id: string }, event: string, locale = 'ar') => ({ list: 'crops', id, locale, event });
const seen = async () => useful.parse(await (await cms.call('GET', '/useful', { token })).json());
const age = (crop: Crop, days: number) =>
  queryDatabase(cms.dataDir, 'update crops set created_at = ? where document_id = ?', new Date(Date.now() - days * 86_400_000), crop.id);

describe('whether a page was useful', () => {
  it('has counted nothing at first, and calls nothing unopened', async () => {
    await age(await add('old'), 60);
    expect(await seen()).toEqual({ since: null, answered: [], unopened: { count: 0, items: [] } });
  });

  it('is a sum of each item, month and language; what was called useless most comes first', async () => {
    const [liked, disliked] = [await add('liked'), await add('disliked')];
    for (const [crop, event, locale] of [
      [liked, 'yes', 'ar'],
      [liked, 'yes', 'en'],
      [liked, 'opened', 'ar'],
      [disliked, 'no', 'ar'],
    ] as const)
      expect((await send('198.51.100.1', of(crop, event, locale))).status).toBe(200);
    const { since, answered } = await seen();
    expect(since).toBe(new Date().toISOString().slice(0, 7));
    expect(answered.map(({ title, yes, no, opened }) => [title, yes, no, opened])).toEqual([
      ['disliked', 0, 1, 0],
      ['liked', 2, 0, 1],
    ]);
    expect(await queryDatabase(cms.dataDir, 'select language from useful_counts where item_id = ? order by language', liked.id)).toEqual([
      { language: 'ar' },
      { language: 'en' },
    ]);
  });

  it('makes no line of activity and nothing to publish', async () => {
    const state = async () => [
      await (await cms.call('GET', '/activity', { token })).text(),
      await queryDatabase(cms.dataDir, 'select revision from publication_state'),
    ];
    const before = await state();
    await send('198.51.100.1', of((await (await cms.call('GET', '/crops')).json())[0] as Crop, 'yes'));
    expect(await state()).toEqual(before);
  });

  it('loses none of many at once', async () => {
    const crop = await add('busy');
    await Promise.all(Array.from({ length: 40 }, (_, number) => send(`198.51.102.${number}`, of(crop, 'yes'))));
    expect((await seen()).answered.find(({ id }) => id === crop.id)?.yes).toBe(40);
  });

  it('counts no more of an item in an hour than a village gives, whatever is sent', async () => {
    const crop = await add('stuffed');
    for (let number = 0; number < USEFUL_PER_ITEM_AND_HOUR + 5; number += 1)
      expect((await send(`198.51.103.${number}`, of(crop, 'no'))).status).toBe(200);
    expect((await seen()).answered[0]).toMatchObject({ id: crop.id, no: USEFUL_PER_ITEM_AND_HOUR });
  });

  it('leaves nothing of the visitor: no address, no browser, no moment', async () => {
    const headers = { 'user-agent': 'canary-of-an-answer', cookie: 'a=canary-of-an-answer' };
    const crop = await add('traceless');
    await send('203.0.113.78', of(crop, 'yes'), { headers });
    const rows = await dump(cms);
    for (const trace of ['203.0.113.78', 'canary-of-an-answer']) expect(rows).not.toContain(trace);
    const [row] = (await queryDatabase(cms.dataDir, 'select * from useful_counts where item_id = ?', crop.id)) as Record<string, unknown>[];
    expect([row?.created_at, row?.updated_at]).toEqual([null, null]);
  });
});

describe('items that no one opens', () => {
  it('is what visitors could have opened for a month, and did not', async () => {
    const [unopened, opened, young, draft] = [await add('unopened'), await add('opened'), await add('young'), await add('draft')];
    await cms.call('PATCH', `/crops/${draft.id}`, { token, json: { isDraft: true } });
    for (const crop of [unopened, opened, draft]) await age(crop, 50);
    await age(young, 20);
    await send('198.51.100.4', of(opened, 'opened', 'en'));
    const { unopened: found } = await seen();
    expect(found.items.map(({ title }) => title)).toEqual(['old', 'unopened']);
    expect(found.count).toBe(2);
  });

  it('is nothing that came into sight of late, however long ago it was begun', async () => {
    const [begun, hidden, binned] = [await add('begun long ago', { isDraft: true }), await add('back again'), await add('out of the bin')];
    for (const crop of [begun, hidden, binned]) await age(crop, 50);
    await cms.call('PATCH', `/crops/${hidden.id}`, { token, json: { isDraft: true } });
    for (const { id } of [begun, hidden]) await cms.call('PATCH', `/crops/${id}`, { token, json: { isDraft: false } });
    await cms.call('DELETE', `/crops/${binned.id}`, { token });
    await cms.call('POST', `/trash/${binned.id}/restore`, { token });
    const titles = async () => (await seen()).unopened.items.map(({ title }) => title);
    expect(await titles()).toEqual(['old', 'unopened']);
    const longAgo = new Date(Date.now() - 40 * 86_400_000);
    await queryDatabase(cms.dataDir, "update publication_entries set created_at = ? where action in ('show', 'restore')", longAgo);
    expect(await titles()).toEqual(expect.arrayContaining(['begun long ago', 'back again', 'out of the bin']));
  });

  it('is a question for this month and the two before', async () => {
    const crop = await add('once');
    await age(crop, 200);
    await send('198.51.100.4', of(crop, 'opened'));
    const isUnopened = async () => (await seen()).unopened.items.some(({ id }) => id === crop.id);
    expect(await isUnopened()).toBe(false);
    await queryDatabase(cms.dataDir, "update useful_counts set month = '2020-01', identity = 'x' where item_id = ?", crop.id);
    expect(await isUnopened()).toBe(true);
  });
});

describe('the sums of an item', () => {
  it('end when it is deleted, and start again when it is restored', async () => {
    const crop = await add('binned');
    await send('198.51.100.5', of(crop, 'yes'));
    await cms.call('DELETE', `/crops/${crop.id}`, { token });
    expect((await send('198.51.100.5', of(crop, 'yes'))).status).toBe(200);
    await cms.call('POST', `/trash/${crop.id}/restore`, { token });
    await send('198.51.100.5', of(crop, 'no'));
    expect((await seen()).answered.find(({ id }) => id === crop.id)).toMatchObject({ yes: 0, no: 1 });
  });

  it('are not made of what visitors do not see', async () => {
    for (const body of [of({ id: 'a'.repeat(24) }, 'yes'), of(await add('hidden', { isDraft: true }), 'yes')])
      expect((await send('198.51.100.5', body)).status).toBe(200);
    expect((await seen()).answered.some(({ title }) => title === 'hidden')).toBe(false);
    expect(await queryDatabase(cms.dataDir, 'select id from useful_counts where item_id = ?', 'a'.repeat(24))).toEqual([]);
  });
});

describe('the call', () => {
  it('is refused where it is no answer: another list, event, id or language, with more, or from another site', async () => {
    const good = of({ id: 'a'.repeat(24) }, 'yes');
    const bodies = [
      { ...good, list: 'members' },
      { ...good, event: 'maybe' },
      { ...good, id: '../x' },
      { ...good, locale: 'fr' },
      { ...good, at: 'now' },
    ];
    for (const body of bodies) expect((await send('198.51.100.2', body)).status).toBe(400);
    const elsewhere = { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' };
    expect((await send('198.51.100.2', good, { headers: elsewhere })).status).toBe(403);
  });

  it('is one of a few in a minute of one caller', async () => {
    const statuses: number[] = [];
    for (let number = 0; number <= USEFUL_PER_MINUTE; number += 1)
      statuses.push((await send('198.51.100.3', of({ id: 'a'.repeat(24) }, 'opened'))).status);
    expect(statuses).toEqual([...Array(USEFUL_PER_MINUTE).fill(200), 429]);
  });

  it('is not for strangers to read', async () => {
    expect((await fetch(`${cms.url}/api/v1/useful`)).status).toBe(401);
  });
});

describe.runIf(isOnPostgres())('two processes', () => {
  it('lose none of what visitors answer at both', async () => {
    const crop = await add('of two');
    const other = await startCms({ PROXY_SECRET }, cms.dataDir);
    await Promise.all(
      Array.from({ length: 20 }, (_, number) => send(`198.51.104.${number}`, of(crop, 'yes'), { to: number % 2 ? cms.url : other.url })),
    );
    await other.halt();
    expect((await seen()).answered.find(({ id }) => id === crop.id)?.yes).toBe(20);
  });
});
