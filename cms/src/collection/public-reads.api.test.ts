import { crops } from '@sanabel/contract/fixtures';
import { type Cms, startCms } from '@sanabel/scripts/testing/cms/cms.ts';
import { form, png } from '@sanabel/scripts/testing/cms/pictures.ts';
import { sized } from '@sanabel/scripts/testing/size.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const PAIRS = sized(20, 60);
let first: Cms;
let second: Cms;
let token: string;
beforeAll(async () => {
  first = await startCms();
  second = await startCms({}, first.dataDir);
  token = await first.signIn();
});
afterAll(async () => {
  await second.halt();
  await first.stop();
});

const [crop] = crops.map(({ picture: _, pictureAlt: __, arabicPictureAlt: ___, ...fields }) => fields);
const addCrop = async (): Promise<{ id: string }> => {
  const image = await png({ width: 64, height: 64 });
  return (await first.call('POST', '/crops', { token, form: form(crop as Record<string, unknown>, { image }) })).json() as never;
};
const read = async (cms: Cms, path: string): Promise<never> => (await cms.call('GET', path)).json() as Promise<never>;
const cmsOf = (round: number): Cms => (round % 2 === 0 ? first : second);

describe('a public read after a write', () => {
  it('shows it on both of two servers, every time', async () => {
    for (let round = 0; round < PAIRS; round += 1) {
      const address = `Field ${round}`;
      expect((await cmsOf(round >> 1).call('PATCH', '/media', { token, json: { address } })).status).toBe(200);
      expect(((await read(cmsOf(round), '/media')) as { address: string }).address).toBe(address);
      expect(((await read(cmsOf(round + 1), '/media')) as { address: string }).address).toBe(address);
    }
  });

  it('shows an item made, changed, ordered, deleted and brought back', async () => {
    const { id } = await addCrop();
    const { id: other } = await addCrop();
    const ids = async () => ((await read(second, '/crops')) as { id: string }[]).map((item) => item.id);
    expect(await ids()).toEqual([other, id]);
    expect((await second.call('GET', `/crops/${id}`)).status).toBe(200);
    await first.call('PATCH', `/crops/${id}`, { token, json: { title: 'Changed' } });
    expect(await read(second, `/crops/${id}`)).toMatchObject({ title: 'Changed' });
    await first.call('POST', '/crops/order', { token, json: { ids: [id, other] } });
    expect(await ids()).toEqual([id, other]);
    await first.call('DELETE', `/crops/${id}`, { token });
    expect(await ids()).toEqual([other]);
    expect((await second.call('GET', `/crops/${id}`)).status).toBe(404);
    await first.call('POST', `/trash/${id}/restore`, { token });
    expect((await ids()).sort()).toEqual([id, other].sort());
  });

  it('shows it to readers who ask while others still do', async () => {
    for (let round = 0; round < sized(4, 10); round += 1) {
      const crowd = Array.from({ length: 20 }, () => read(second, '/media'));
      await first.call('PATCH', '/media', { token, json: { address: `Crowded field ${round}` } });
      expect(await read(second, '/media')).toMatchObject({ address: `Crowded field ${round}` });
      await Promise.all(crowd);
    }
  });
});

describe('an answer from memory', () => {
  it('is the same as the first one, headers and bytes, but for its id', async () => {
    const once = async () => {
      const answer = await first.call('GET', '/crops');
      const { date: __, 'x-request-id': ___, ...headers } = Object.fromEntries(answer.headers);
      return { status: answer.status, headers, body: await answer.text() };
    };
    await first.call('PATCH', '/media', { token, json: { address: 'Fresh field' } });
    const made = await once();
    expect(await once()).toEqual(made);
    expect(made.headers).toMatchObject({ 'content-range': 'crops 0-1/2', 'cache-control': 'public, no-cache' });
  });

  it('is 304 for a caller that has it, also for its author, and without a body for HEAD', async () => {
    const etag = (await first.call('GET', '/crops')).headers.get('etag') ?? '';
    await first.call('PATCH', '/media', { token, json: { address: 'Another field' } });
    for (let round = 0; round < 2; round += 1) {
      const answer = await first.call('GET', '/crops', { headers: { 'if-none-match': `"x", W/${etag}` } });
      expect([answer.status, answer.headers.get('etag'), await answer.text()]).toEqual([304, etag, '']);
    }
    const head = await first.call('HEAD', '/crops');
    expect([head.status, head.headers.get('etag'), await head.text()]).toEqual([200, etag, '']);
  });

  it('is never given to a question that carries a token, a query or an origin', async () => {
    const plain = await (await first.call('GET', '/crops')).text();
    const signed = await first.call('GET', '/crops', { token });
    expect(signed.headers.get('cache-control')).toBe('no-store');
    // Signed in, it also has fields for editors, such as stale languages.
    expect(await signed.json()).toMatchObject(JSON.parse(plain));
    const origin = 'http://127.0.0.1:4321';
    expect((await first.call('GET', '/crops', { headers: { origin } })).headers.get('access-control-allow-origin')).toBe(origin);
    expect((await first.call('GET', '/crops?range=[0,0]')).headers.get('content-range')).toBe('crops 0-0/2');
    expect((await first.call('GET', '/crops?sort=[')).status).toBe(400);
  });
});

it('two servers that write at the same time wait for each other, and neither refuses', async () => {
  const write = async (cms: Cms, name: string): Promise<number[]> => {
    const statuses: number[] = [];
    for (let round = 0; round < sized(10, 25); round += 1) {
      const answer = await cms.call('PATCH', '/media', { token, json: { address: `${name} ${round}` } });
      statuses.push(answer.status);
    }
    return statuses;
  };
  const statuses = await Promise.all([write(first, 'One'), write(second, 'Other')]);
  expect(statuses.flat().filter((status) => status !== 200)).toEqual([]);
});
