import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import {
  ENTITIES,
  errorBody,
  PAGED_NAMES,
  PREVIEW_LINKS_MAX,
  type Preview,
  type PreviewLink,
  previewLinkLine,
  previewRequest,
} from '@sanabel/contract';
import { crops } from '@sanabel/contract/fixtures';
import { type Cms, startCms } from '@sanabel/scripts/testing/cms/cms.ts';
import { dump, setTimestamp } from '@sanabel/scripts/testing/cms/database.ts';
import { form, png } from '@sanabel/scripts/testing/cms/pictures.ts';
import { WORKERS } from '@sanabel/scripts/testing/cms/snapshot.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

/** Tables that previews, the session and the numbering of rows write. */
const EXCEPT = [...WORKERS, 'previews', 'strapi_core_store_settings', 'admin_sessions', 'sqlite_sequence'];

let cms: Cms;
let token: string;
let renderer: Server;
/** Requests that the fake publisher got. */
let asked: { list: string; item: Record<string, unknown>; media: Record<string, unknown>; address: string }[] = [];
let isBroken = false;

beforeAll(async () => {
  renderer = createServer(async (request, response) => {
    const body: unknown = JSON.parse(await text(request));
    const { error } = previewRequest.safeParse(body);
    asked.push(body as (typeof asked)[number]);
    const { item, media, address } = body as (typeof asked)[number];
    const pictures = Object.keys(media).map((url) => `<img src="${url.replace('/uploads/', '/media/')}">`);
    response.writeHead(isBroken || error ? 422 : 200, { 'content-type': 'text/html; charset=utf-8' });
    response.end(
      error
        ? error.message
        : `<!doctype html><html><body class="x"><h1>${address} ${item.name ?? item.title}</h1>${pictures.join('')}</body></html>`,
    );
  });
  await new Promise<void>((resolve) => renderer.listen(0, '127.0.0.1', resolve));
  cms = await startCms({ RENDERER_URL: `http://127.0.0.1:${(renderer.address() as AddressInfo).port}/secret/preview` });
  token = await cms.signIn();
});
afterAll(async () => {
  await cms.stop();
  renderer.close();
});
beforeEach(() => {
  asked = [];
  isBroken = false;
});

const make = (list: string, fields: object, files: Record<string, Buffer> = {}) =>
  cms.call('POST', `/previews/${list}`, { token, form: form({ locale: 'ar', ...fields }, files) });
const json = async <T>(answer: Response): Promise<T> => (await answer.json()) as T;
/** Opens an address as the site's proxy does (netlify.toml). */
const open = (address: string, headers: Record<string, string> = {}): Promise<Response> =>
  fetch(`${cms.url}/api/v1${address}`, { headers });

describe('a preview', () => {
  it.each(PAGED_NAMES)('of %s is the whole page of what is typed, with something where nothing is', async (list) => {
    const [field = 'address'] = ENTITIES[list].titles;
    const answer = await make(list, { [field]: 'Half typed' });
    expect(answer.status).toBe(201);
    expect(asked).toMatchObject([{ list, item: { [field]: 'Half typed' } }]);
    expect(asked[0]?.address).toBe(ENTITIES[list].page.replace('{id}', String(asked[0]?.item.id)));
    const page = await open((await json<Preview>(answer)).address);
    expect([page.status, await page.text()]).toEqual([200, expect.stringContaining(`<h1>${asked[0]?.address}`)]);
  });

  it('of another page that shows the item has it in force, and an unknown page is refused', async () => {
    const times = { from: '2036-12-01T06:00:00Z', until: '2036-12-05T06:00:00Z' };
    for (const page of ['/', '/alerts']) expect((await make('alerts', { arabicTitle: 'صقيع', ...times, page })).status).toBe(201);
    expect(asked.map(({ address }) => address)).toEqual(['/', '/alerts']);
    for (const { item } of asked) expect(Date.parse(String(item.from))).toBeLessThanOrEqual(Date.now());
    expect((await make('alerts', { arabicTitle: 'صقيع', ...times })).status).toBe(201);
    expect(asked[2]?.item.from).toBe(times.from);
    expect((await make('alerts', { page: '/about' })).status).toBe(400);
  });

  it('runs nothing, is in no index and in no cache, and only the site itself may frame it', async () => {
    const { address } = await json<Preview>(await make('crops', { name: 'Wheat' }));
    const { headers } = await open(address);
    expect(headers.get('content-security-policy')).toMatch(/^default-src 'none';.*frame-ancestors 'self'; sandbox allow-same-origin$/);
    expect(headers.get('content-security-policy')).not.toContain('script');
    expect([headers.get('x-robots-tag'), headers.get('cache-control'), headers.get('etag'), headers.get('set-cookie')]).toEqual([
      'noindex, nofollow',
      'no-store',
      null,
      null,
    ]);
  });

  it('begins with the stored item, in the language that is asked for, and changes nothing', async () => {
    const { picture: _, pictureAlt: __, arabicPictureAlt: ___, ...crop } = crops[0] ?? expect.fail();
    const stored = await json<{ id: string; imageUrl: string }>(
      await cms.call('POST', '/crops', { token, form: form(crop, { image: await png({ width: 400, height: 300 }) }) }),
    );
    const before = await dump(cms, EXCEPT);
    await make('crops', { itemId: stored.id, locale: 'en', name: 'Unsaved' });
    expect(asked[0]).toMatchObject({ item: { ...crop, id: stored.id, name: 'Unsaved' }, address: `/en/services/crop/${stored.id}` });
    expect(Object.keys(asked[0]?.media ?? {})).toEqual([stored.imageUrl]);
    await make('crops', { itemId: stored.id, name: 'Unsaved' }, { image: await png({ width: 900, height: 600 }) });
    expect(String(asked[1]?.item.imageUrl)).toMatch(/^data:image\/webp;base64,/);
    expect(await dump(cms, EXCEPT)).toBe(before);
    expect((await cms.call('GET', `/crops/${stored.id}`)).status).toBe(200);
  });

  it('of one form leaves that of another open, and replaces its own last one', async () => {
    const [one, other] = ['a'.repeat(20), 'b'.repeat(20)];
    const made = async (tab: string) => (await json<Preview>(await make('crops', { name: 'Wheat', tab }))).address;
    const [first, theirs, second] = [await made(one), await made(other), await made(one)];
    expect(await Promise.all([first, theirs, second].map(async (address) => (await open(address)).status))).toEqual([404, 200, 200]);
  });

  it('is for admins, of lists that have pages', async () => {
    expect((await cms.call('POST', '/previews/crops', { json: { locale: 'ar' } })).status).toBe(401);
    expect((await make('admins', {})).status).toBe(404);
    expect((await make('crops', { itemId: 'a'.repeat(24) })).status).toBe(404);
    expect((await make('crops', { locale: 'fr' })).status).toBe(400);
    expect((await open('/p/AAAAAAAAAAAAAAAAAAAAAA')).status).toBe(404);
  });

  it('is refused with a message when the renderer fails, and the log has nothing of the item', async () => {
    isBroken = true;
    const answer = await make('crops', { name: 'Canary crop' });
    expect([answer.status, errorBody.parse(await answer.json()).code]).toEqual([503, 'UNAVAILABLE']);
    expect(cms.log()).not.toContain('Canary crop');
  });
});

describe('a link for a colleague', () => {
  const share = async (name: string): Promise<PreviewLink> =>
    json(await cms.call('POST', '/previews/crops/links', { token, json: { locale: 'ar', name } }));
  const opens = async (id: string): Promise<number> => (await json<PreviewLink>(await cms.call('GET', `/previews/${id}`, { token }))).opens;

  it('shows the version of its making in both languages, says that it is a preview, and counts', async () => {
    const { id, address, expiresAt } = await share('As it was');
    expect(address).toMatch(/^\/p\/[\w-]{22}$/);
    expect(Date.parse(expiresAt) - Date.now()).toBeGreaterThan(23.9 * 3_600_000);
    await make('crops', { name: 'Later' });
    const arabic = await (await open(address)).text();
    expect(arabic).toMatch(/<body class="x"><p role="note" lang="ar" dir="rtl"[^>]*>معاينة/);
    expect(arabic).toContain('As it was');
    expect(await (await open(`${address}?locale=en`)).text()).toMatch(/dir="ltr".*\/en\/services\/crop\//s);
    expect(await opens(id)).toBe(2);
    expect((await cms.call('GET', `/previews/${id}`)).status).toBe(401);
    expect(await dump(cms)).not.toContain(address.slice(-22));
    expect(cms.log()).not.toContain(address.slice(-22));
  });

  it('counts each of those who open it at the same moment', async () => {
    const { id, address } = await share('Opened by many');
    await Promise.all(Array.from({ length: 8 }, () => open(address)));
    expect(await opens(id)).toBe(8);
  });

  it('is in the list of owners, with its maker, and ends with the account of its maker and with its item', async () => {
    const person = { fullName: 'Mona', email: 'mona@sanabel.example', password: 'furrow 7 kernel', job: 'x', phoneNumber: '01012345678' };
    const mona = await json<{ id: string }>(await cms.call('POST', '/admins', { token, json: { ...person, adminRole: 'editor' } }));
    await cms.call('POST', '/auth/login', { json: { email: person.email, password: person.password } });
    const otp = await cms.inbox.code(person.email, 1);
    const { token: hers } = await json<{ token: string }>(
      await cms.call('POST', '/auth/verify-login', { json: { email: person.email, otp } }),
    );
    const own = await share('Of an owner');
    const link = await json<PreviewLink>(
      await cms.call('POST', '/previews/crops/links', { token: hers, json: { locale: 'ar', name: 'By Mona' } }),
    );
    expect((await cms.call('GET', '/previews', { token: hers })).status).toBe(403);
    expect((await cms.call('DELETE', `/previews/${own.id}`, { token: hers })).status).toBe(404);
    const [first] = previewLinkLine.array().parse(await (await cms.call('GET', '/previews', { token })).json());
    expect(first).toMatchObject({ id: link.id, adminName: 'Mona', list: 'crops', title: 'By Mona', opens: 0 });
    expect((await open(link.address)).status).toBe(200);
    expect((await cms.call('DELETE', `/admins/${mona.id}`, { token })).status).toBe(200);
    expect((await open(link.address)).status).toBe(404);

    const draft = await json<{ id: string }>(await cms.call('POST', '/crops', { token, json: { isDraft: true, name: 'Draft' } }));
    const shared = await cms.call('POST', '/previews/crops/links', { token, json: { locale: 'ar', itemId: draft.id } });
    const { address } = await json<PreviewLink>(shared);
    await cms.call('DELETE', `/crops/${draft.id}`, { token });
    expect((await open(address)).status).toBe(404);
  });

  it('is one of so many for each admin; none that was sent ends for another', async () => {
    const { address } = await share('The first');
    let status = 201;
    for (let index = 0; index < PREVIEW_LINKS_MAX && status === 201; index += 1)
      ({ status } = await cms.call('POST', '/previews/crops/links', { token, json: { locale: 'ar', name: 'One more' } }));
    expect(status).toBe(409);
    expect((await open(address)).status).toBe(200);
    for (const { id } of previewLinkLine.array().parse(await (await cms.call('GET', '/previews', { token })).json()))
      await cms.call('DELETE', `/previews/${id}`, { token });
  });

  it('shows the picture of a draft, which no one else sees, until it ends', async () => {
    const data = form({ isDraft: 'true', name: 'Teff' }, { image: await png({ width: 345 }) });
    const draft = await json<{ id: string; imageUrl: string }>(await cms.call('POST', '/crops', { token, form: data }));
    const made = await cms.call('POST', '/previews/crops/links', { token, json: { locale: 'ar', itemId: draft.id } });
    const { id, address } = await json<PreviewLink>(made);
    const [, picture = ''] = /<img src="([^"]+)"/.exec(await (await open(address)).text()) ?? [];
    expect(picture).toBe(`${draft.imageUrl}?preview=${address.slice('/p/'.length)}`);
    const shown = await cms.file(picture);
    expect([shown.status, shown.headers.get('cache-control')]).toEqual([200, 'private, no-cache']);
    const other = await share('Another page');
    const guessed = `${draft.imageUrl}?preview=${other.address.slice('/p/'.length)}`;
    expect([(await cms.file(draft.imageUrl)).status, (await cms.file(guessed)).status]).toEqual([404, 404]);
    for (const link of [id, other.id]) await cms.call('DELETE', `/previews/${link}`, { token });
    expect((await cms.file(picture)).status).toBe(404);
  });

  it('ends when it is revoked', async () => {
    const { id, address } = await share('Taken back');
    expect((await cms.call('DELETE', `/previews/${id}`, { token })).status).toBe(200);
    expect((await open(address)).status).toBe(404);
    expect((await cms.call('DELETE', `/previews/${id}`, { token })).status).toBe(404);
  });

  it('ends after a day', async () => {
    const { id, address } = await share('A day ago');
    await setTimestamp(cms, 'previews', 'expires_at', -1);
    expect((await open(address)).status).toBe(404);
    expect((await cms.call('GET', `/previews/${id}`, { token })).status).toBe(404);
  });

  it('that has ended says so in words to a person, in theirs, and as an error to a program', async () => {
    const asPerson = { accept: 'text/html,*/*;q=0.8' };
    const page = await open('/p/AAAAAAAAAAAAAAAAAAAAAA', { ...asPerson, 'accept-language': 'en-GB' });
    expect([page.status, page.headers.get('x-robots-tag'), page.headers.get('cache-control')]).toEqual([
      404,
      'noindex, nofollow',
      'no-store',
    ]);
    expect(await page.text()).toContain('<h1>This preview link has expired</h1>');
    expect(await (await open('/p/AAAAAAAAAAAAAAAAAAAAAA?locale=ar', asPerson)).text()).toContain('dir="rtl"');
    const error = await open('/p/AAAAAAAAAAAAAAAAAAAAAA');
    expect(errorBody.parse(await error.json()).code).toBe('NOT_FOUND');
  });
});
