import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Crop, content as contentSchema, errorBody, type GalleryItem, type ItemOf, type Picture, QUARTER_MS } from '@sanabel/contract';
import { crops } from '@sanabel/contract/fixtures';
import { form, png } from '@sanabel/scripts/testing/cms/pictures.ts';
import { type Visitor, visitorOf } from '@sanabel/scripts/testing/cms/visitor.ts';
import { mp3 } from '@sanabel/scripts/testing/cms/voice.ts';
import { withCms } from '@sanabel/scripts/testing/cms/with-cms.ts';
import { beforeAll, describe, expect, it } from 'vitest';

const cms = withCms();
let token: string;
beforeAll(async () => {
  token = await cms.signIn();
});

const { picture: _, ...crop } = crops[0] ?? expect.fail();
let width = 400;
/** Makes a picture that nothing else uses. */
const picture = () => {
  width += 1;
  return png({ width, height: 300 });
};
const ok = async <T>(method: string, path: string, options: object = {}): Promise<T> => {
  const answer = await cms.call(method, path, { token, ...options });
  expect(answer.ok, `${method} ${path}: ${answer.status}`).toBe(true);
  return (await answer.json()) as T;
};
const addMember = async (fields: object = {}, image?: Buffer) =>
  ok<ItemOf<'members'>>('POST', '/members', { form: form({ name: 'Mona', role: 'x', ...fields }, { image: image ?? (await picture()) }) });
const forAll = async (address: string): Promise<number> => (await cms.file(address)).status;
const forStaff = async (address: string): Promise<number> => (await cms.file(address, token)).status;
const statuses = async (address: string) => [await forAll(address), await forStaff(address)];
const cookiesOf = ({ cookies }: Visitor): string => [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
const TOMORROW = new Date(Math.floor(Date.now() / QUARTER_MS) * QUARTER_MS + 24 * 3_600_000).toISOString();

describe('a file of something that is on the site', () => {
  it('is there for everybody, in every size, as are a recording and a film with its poster', async () => {
    const { image } = await addMember({}, await png({ width: 700, height: 500 }));
    const { media } = contentSchema.parse(await ok('GET', '/content', { token: cms.contentToken }));
    for (const { url } of (media[image] as Picture).renditions) expect([url, await forAll(url)]).toEqual([url, 200]);
    const { voiceUrl } = await ok<Crop>('POST', '/crops', {
      form: form(crop, { image: await picture(), voice: mp3({ seconds: 2 }) }),
    });
    const file = await readFile(join(import.meta.dirname, '../../../../scripts/seed/video/drip-line.webm'));
    const { galleryItem: film } = await ok<{ galleryItem: GalleryItem }>('POST', '/gallery', {
      form: form({ type: 'video', duration: '8' }, { file, thumbnail: await picture() }),
    });
    const background = await ok<{ url: string }>('POST', '/backgrounds/add', {
      form: form({ section: 'goles' }, { image: await picture() }),
    });
    for (const address of [voiceUrl, film.url, film.thumbnail, background.url]) expect(await forAll(address)).toBe(200);
    await ok('PATCH', `/gallery/${film.id}`, { json: { isDraft: true } });
    for (const address of [film.url, film.thumbnail]) expect(await statuses(address)).toEqual([404, 200]);
  });

  it('stays while one of two items that share it is', async () => {
    const image = await picture();
    const [one, other] = [await addMember({}, image), await addMember({}, image)];
    await ok('DELETE', `/members/${one.id}`);
    expect(await forAll(one.image)).toBe(200);
    await ok('PATCH', `/members/${other.id}`, { json: { isDraft: true } });
    expect(await statuses(one.image)).toEqual([404, 200]);
  });
});

describe('a file that nothing on the site shows', () => {
  it.each<[string, (member: ItemOf<'members'>) => Promise<unknown>]>([
    ['taken offline', ({ id }) => ok('PATCH', `/members/${id}`, { json: { isDraft: true } })],
    ['put off', ({ id }) => ok('PATCH', `/members/${id}`, { json: { publishAt: TOMORROW, takeOffline: true } })],
    ['in the bin', ({ id }) => ok('DELETE', `/members/${id}`)],
    ['with another picture now', async ({ id }) => ok('PATCH', `/members/${id}`, { form: form({}, { image: await picture() }) })],
  ])('of an item that is %s, is no longer there for strangers, and still for editors', async (_state, change) => {
    const member = await addMember();
    expect(await statuses(member.image)).toEqual([200, 200]);
    await change(member);
    expect(await statuses(member.image)).toEqual([404, 200]);
  });

  it('is there again when the item is', async () => {
    const member = await addMember({ isDraft: 'true' });
    expect(await forAll(member.image)).toBe(404);
    await ok('PATCH', `/members/${member.id}`, { json: { isDraft: false } });
    expect(await forAll(member.image)).toBe(200);
    await ok('DELETE', `/members/${member.id}`);
    expect(await forAll(member.image)).toBe(404);
    await ok('POST', `/trash/${member.id}/restore`);
    expect(await forAll(member.image)).toBe(200);
  });

  it('waits for the time of its item', async () => {
    const member = await addMember({ publishAt: TOMORROW });
    expect(await statuses(member.image)).toEqual([404, 200]);
    await ok('PATCH', `/members/${member.id}`, { json: { publishAt: null } });
    expect(await statuses(member.image)).toEqual([200, 200]);
  });

  it('waits in the library, for editors', async () => {
    const { url } = await ok<{ url: string }>('POST', '/library', { form: form({}, { file: await picture() }) });
    expect(await statuses(url)).toEqual([404, 200]);
  });

  it('is refused as if it were not there, in no cache, whole and in part', async () => {
    const { image } = await addMember({ isDraft: 'true' });
    const nowhere = `/uploads/${'b'.repeat(24)}-320.webp`;
    const told = async (init: RequestInit) =>
      Promise.all(
        [image, nowhere].map(async (address) => {
          const answer = await fetch(cms.url + address, init);
          const body = await answer.text();
          return [
            answer.status,
            answer.headers.get('cache-control'),
            answer.headers.get('etag'),
            body && errorBody.parse(JSON.parse(body)).code,
          ];
        }),
      );
    for (const init of [{}, { method: 'HEAD' }, { headers: { range: 'bytes=0-9' } }, { headers: { 'if-none-match': '*' } }]) {
      const [hidden, missing] = await told(init);
      expect(hidden).toEqual(missing);
      expect(hidden?.slice(0, 3)).toEqual([404, 'no-store', null]);
    }
  });

  it('is given to editors whole, in part and by its head, for their browser alone', async () => {
    const { image } = await addMember({ isDraft: 'true' });
    const ask = (init: RequestInit = {}) =>
      fetch(cms.url + image, { ...init, headers: { ...init.headers, authorization: `Bearer ${token}` } });
    const whole = await ask();
    expect([whole.status, whole.headers.get('cache-control')]).toEqual([200, 'private, no-cache']);
    const bytes = (await whole.arrayBuffer()).byteLength;
    const head = await ask({ method: 'HEAD' });
    expect([head.status, head.headers.get('content-length')]).toEqual([200, String(bytes)]);
    const part = await ask({ headers: { range: 'bytes=0-9' } });
    expect([part.status, (await part.arrayBuffer()).byteLength]).toEqual([206, 10]);
    expect((await ask({ headers: { 'if-none-match': whole.headers.get('etag') ?? '', 'cache-control': 'max-age=0' } })).status).toBe(304);
  });
});

describe('who may have the file of a draft', () => {
  it('is the publisher with its token, and no one with another', async () => {
    const { image } = await addMember({ isDraft: 'true' });
    expect((await cms.file(image, cms.contentToken)).status).toBe(200);
    for (const wrong of ['x', `${cms.contentToken}x`, 'A'.repeat(43)]) expect((await cms.file(image, wrong)).status).toBe(404);
    for (const preview of ['', 'A'.repeat(22), cms.contentToken]) expect(await forAll(`${image}?preview=${preview}`)).toBe(404);
  });

  it('is an editor’s browser, by the cookie of its session, until it signs out', async () => {
    const { image } = await addMember({ isDraft: 'true' });
    const browser = visitorOf(cms);
    const own = await browser.signIn();
    const ask = async (cookies: string) => (await fetch(cms.url + image, { headers: { cookie: cookies } })).status;
    const kept = cookiesOf(browser);
    expect([await ask(kept), await ask(`sanabel-session=${'A'.repeat(43)}`), await ask('')]).toEqual([200, 404, 404]);
    expect((await browser.call('POST', '/auth/logout', { token: own })).ok).toBe(true);
    expect(await ask(kept)).toBe(404);
  });

  it('is no recruiter, who may have the portraits of colleagues alone', async () => {
    const person = { fullName: 'Huda', password: 'seven 7 furrows deep', job: 'x', phoneNumber: '01012345678', adminRole: 'recruiter' };
    const email = 'huda@sanabel.example';
    const { image: portrait } = await ok<{ image: string }>('POST', '/admins', {
      form: form({ ...person, email }, { image: await picture() }),
    });
    const browser = visitorOf(cms);
    await browser.signIn({ email, password: person.password });
    const { image } = await addMember({ isDraft: 'true' });
    const forRecruiter = async (address: string) => (await fetch(cms.url + address, { headers: { cookie: cookiesOf(browser) } })).status;
    expect([await forRecruiter(portrait), await forRecruiter(image)]).toEqual([200, 404]);
    expect(await statuses(portrait)).toEqual([404, 200]);
  });
});
