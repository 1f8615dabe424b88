import { crop as cropSchema, errorBody } from '@sanabel/contract';
import { crops as fixtures } from '@sanabel/contract/fixtures';
import { form, gif, png, webp } from '@sanabel/scripts/testing/cms/pictures.ts';
import { withCms } from '@sanabel/scripts/testing/cms/with-cms.ts';
import { beforeAll, describe, expect, it } from 'vitest';

const cms = withCms();
let token: string;
const [wheat, barley] = fixtures.map(({ picture: _, pictureAlt: __, arabicPictureAlt: ___, ...fields }) => fields);
if (!wheat || !barley) throw new Error('the fixtures have too few crops');

const json = async (response: Response) => (await response.json()) as Record<string, never>;
const addCrop = async (fields: object = wheat, image?: Buffer) =>
  cms.call('POST', '/crops', { token, form: form(fields as Record<string, unknown>, { image: image ?? (await png()) }) });

beforeAll(async () => {
  token = await cms.signIn();
});

describe('the life of a crop', () => {
  it('is created with a picture, read by everyone, changed in part, and deleted once', async () => {
    const created = await addCrop();
    expect(created.status).toBe(201);
    const item = cropSchema.parse(await created.json());
    expect(item).toMatchObject(wheat);

    const read = await cms.call('GET', `/crops/${item.id}`);
    expect(await read.json()).toEqual(item);

    const changed = await cms.call('PATCH', `/crops/${item.id}`, { token, json: { growthPeriod: '٧', name: '  Durum wheat ' } });
    expect(changed.status).toBe(200);
    // An editor also sees that the Arabic name needs the same change.
    expect(cropSchema.loose().parse(await changed.json())).toMatchObject({
      ...wheat,
      growthPeriod: 7,
      name: 'Durum wheat',
      imageUrl: item.imageUrl,
    });

    const deleted = await cms.call('DELETE', `/crops/${item.id}`, { token });
    expect([deleted.status, await deleted.json()]).toEqual([200, { id: item.id }]);
    expect((await cms.call('DELETE', `/crops/${item.id}`, { token })).status).toBe(404);
    expect((await cms.call('GET', `/crops/${item.id}`)).status).toBe(404);
  });

  it('can have its picture changed alone', async () => {
    const { id, imageUrl } = cropSchema.parse(await (await addCrop(barley)).json());
    const answer = await cms.call('PATCH', `/crops/${id}`, { token, form: form({}, { image: await gif({ width: 333 }) }) });
    const after = cropSchema.parse(await answer.json());
    expect(after).toMatchObject(barley);
    expect(after.imageUrl).not.toBe(imageUrl);
    await cms.call('DELETE', `/crops/${id}`, { token });
  });
});

describe('lists', () => {
  it('answer newest first with Content-Range, sliced, sorted, filtered and searched with Arabic folding', async () => {
    const first = cropSchema.parse(await (await addCrop(wheat)).json());
    const second = cropSchema.parse(await (await addCrop({ ...barley, arabicTitle: 'السنبلة الأُولى في الوادي' })).json());
    const list = async (query: Record<string, unknown>) => {
      const answer = await cms.call(
        'GET',
        `/crops?${new URLSearchParams(Object.entries(query).map(([key, value]): [string, string] => [key, JSON.stringify(value)]))}`,
      );
      const ids = ((await answer.json()) as { id: string }[]).map(({ id }) => id);
      return { range: answer.headers.get('content-range'), ids };
    };
    expect(await list({})).toEqual({ range: 'crops 0-1/2', ids: [second.id, first.id] });
    expect(await list({ range: [1, 1] })).toEqual({ range: 'crops 1-1/2', ids: [first.id] });
    expect(await list({ range: [5, 9] })).toEqual({ range: 'crops */2', ids: [] });
    expect((await list({ sort: ['createdAt', 'ASC'] })).ids).toEqual([first.id, second.id]);
    expect((await list({ filter: { id: [first.id] } })).ids).toEqual([first.id]);
    expect((await list({ filter: { q: 'سُنبله اولي' } })).ids).toEqual([second.id]);
    expect((await list({ filter: { q: 'WHEAT' } })).ids).toContain(first.id);
  });

  it.each([
    ['sort', '["password","ASC"]'],
    ['sort', 'title'],
    ['range', '[9,1]'],
    ['filter', '{"searchText":"x"}'],
    ['filter', '{"q":{"$ne":1}}'],
    ['filter', '[]'],
  ])('refuse %s=%s', async (parameter, value) => {
    const answer = await cms.call('GET', `/crops?${new URLSearchParams({ [parameter]: value })}`);
    expect(answer.status).toBe(400);
    expect(errorBody.parse(await answer.json())).toMatchObject({ code: 'INVALID_PARAMETER', errors: [{ field: parameter }] });
  });

  it("are not changed by Strapi's own query parameters", async () => {
    const plain = await (await cms.call('GET', '/crops')).text();
    const strange = await cms.call(
      'GET',
      '/crops?populate=*&filters[id][$gt]=0&fields=searchText&status=draft&locale=en&pagination[limit]=1',
    );
    expect(await strange.text()).toBe(plain);
    expect(plain).not.toContain('searchText');
  });

  it('answer 304 to who has them already, until something changes', async () => {
    const etag = (await cms.call('GET', '/crops')).headers.get('etag') ?? '';
    const again = () => cms.call('GET', '/crops', { headers: { 'if-none-match': etag } });
    expect((await again()).status).toBe(304);
    await addCrop({ ...wheat, name: 'Another wheat' });
    expect((await again()).status).toBe(200);
  });
});

describe('bad input', () => {
  it('is refused with every field at fault, in the language of the caller, and changes nothing', async () => {
    const before = await (await cms.call('GET', '/crops')).text();
    const bad = form({ ...wheat, title: ' \u200f ', growthPeriod: '0', season: 'Autumn' });
    const answer = await cms.call('POST', '/crops', { token, form: bad, headers: { 'accept-language': 'en' } });
    expect(answer.status).toBe(400);
    const body = errorBody.parse(await answer.json());
    expect(body.message).toBe('Please fill out all fields');
    expect(body.errors?.map(({ field, code }) => [field, code])).toEqual([
      ['title', 'required'],
      ['growthPeriod', 'out_of_range'],
      ['season', 'invalid_choice'],
      ['image', 'file_required'],
    ]);
    // An unknown field aborts the parsing of a form, so that nothing is buffered for it.
    const unknown = await cms.call('POST', '/crops', { token, form: form({ ...wheat, colour: 'red' }) });
    const fieldErrors = errorBody.parse(await unknown.json()).errors;
    expect([unknown.status, fieldErrors?.map(({ field, code }) => [field, code])]).toEqual([400, [['colour', 'unknown_field']]]);
    expect(await (await cms.call('GET', '/crops')).text()).toBe(before);
  });

  it.each([
    ['Arabic when no language is asked for', {}, /[\u0600-\u06ff]/],
    ['Arabic when it is preferred', { 'accept-language': 'fr, ar;q=0.9, en;q=0.4' }, /[\u0600-\u06ff]/],
    ['English when it is preferred', { 'accept-language': 'en-GB,en;q=0.9,ar;q=0.8' }, /^[ -~]+$/],
  ])('is answered in %s', async (_, headers, pattern) => {
    const answer = await cms.call('POST', '/crops', { token, json: {}, headers });
    expect((await json(answer)).message).toMatch(pattern);
  });

  it.each([
    ['a WEBP, which content does not take', () => webp(), 415],
    ['a text file', async () => Buffer.from('a picture, they said'), 415],
    ['a text file that begins like a GIF', async () => Buffer.from('GIF89a, they said'), 400],
    ['an empty file', async () => Buffer.alloc(0), 415],
    ['a PNG cut in half', async () => (await png()).subarray(0, 500), 400],
    ['a picture of 50 megapixels', () => png({ width: 10_000, height: 5_000 }), 400],
    ['a file of 10 MB and one byte', async () => Buffer.concat([await png(), Buffer.alloc(10_485_761 - (await png()).length)]), 413],
  ])('refuses %s', async (_, make, status) => {
    const answer = await addCrop(wheat, await make());
    expect(answer.status).toBe(status);
    expect(errorBody.parse(await answer.json()).errors?.[0]?.field).toBe('image');
  });

  it('takes a file of exactly 10 MB', async () => {
    const picture = await png();
    const answer = await addCrop(wheat, Buffer.concat([picture, Buffer.alloc(10_485_760 - picture.length)]));
    expect(answer.status).toBe(201);
  });

  it.each(['id', 'documentId', 'createdAt', 'searchText', 'position', '__proto__', 'constructor'])(
    'does not let a caller set %s',
    async (field) => {
      const body = `{"${field}": "x", ${JSON.stringify(wheat).slice(1)}`;
      const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
      const answer = await fetch(`${cms.url}/api/v1/crops`, { method: 'POST', headers, body });
      expect(answer.status).toBe(400);
      expect(errorBody.parse(await answer.json()).errors).toContainEqual(expect.objectContaining({ field, code: 'unknown_field' }));
    },
  );

  it.each([
    ['not JSON', '{"title":', 'application/json', 400],
    ['an array', '[]', 'application/json', 400],
    ['bytes that are not UTF-8', Buffer.from([0x7b, 0xff, 0x7d]), 'application/json', 400],
    ['another kind of body', 'title=x', 'application/x-www-form-urlencoded', 415],
    ['more than 100 kB of JSON', `{"title":"${'x'.repeat(110_000)}"}`, 'application/json', 413],
    ['multipart without a boundary', 'x', 'multipart/form-data', 400],
  ])('refuses %s', async (_, body, type, status) => {
    const answer = await fetch(`${cms.url}/api/v1/crops`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': type },
      body,
    });
    expect(answer.status).toBe(status);
    errorBody.parse(await answer.json());
  });
});
