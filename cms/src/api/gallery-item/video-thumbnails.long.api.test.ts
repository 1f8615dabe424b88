import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type ActivityEntry, content as contentSchema, type GalleryItem, type Publication } from '@sanabel/contract';
import { type Cms, startCms } from '@sanabel/scripts/testing/cms/cms.ts';
import { form, jpegWithLocation, png } from '@sanabel/scripts/testing/cms/pictures.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';

type Answer = (response: ServerResponse, path: string) => void;

let host: Server;
let address: string;
let cms: Cms;
let token: string;
const asked: string[] = [];
const answers = new Map<string, Answer>();
const nothing: Answer = (response) => response.writeHead(404).end();

beforeAll(async () => {
  host = createServer((request: IncomingMessage, response) => {
    const path = request.url ?? '';
    asked.push(path);
    (answers.get(path.split('/')[2] ?? '') ?? nothing)(response, path);
  });
  await new Promise<void>((resolve) => host.listen(0, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${(host.address() as AddressInfo).port}/vi`;
  cms = await startCms({ VIDEO_THUMBNAILS_URL: address });
  token = await cms.signIn();
});
afterAll(async () => {
  await cms.stop();
  host.closeAllConnections();
  await new Promise((resolve) => host.close(resolve));
});

const json = async <T>(answer: Promise<Response>): Promise<T> => (await answer).json() as Promise<T>;
const link = async (id: string): Promise<GalleryItem> => {
  const data = { type: 'youtube', url: `https://youtu.be/${id}`, title: `Video ${id}` };
  const answer = await cms.call('POST', '/gallery', { token, json: data });
  expect(answer.status).toBe(201);
  return ((await answer.json()) as { galleryItem: GalleryItem }).galleryItem;
};
const thumbnailOf = async ({ id }: GalleryItem) => (await json<GalleryItem>(cms.call('GET', `/gallery/${id}`))).thumbnail;
const revision = async () => (await json<Publication>(cms.call('GET', '/publication', { token }))).revision;
const warnings = (id: string) => cms.log().split(`no thumbnail for the video ${id} yet`).length - 1;
const delayed = (answer: Answer) => {
  const [reached, release] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const waiting: Answer = (response, path) => {
    reached.resolve();
    void release.promise.then(() => answer(response, path));
  };
  return { answer: waiting, reached: reached.promise, release: release.resolve };
};
const picture = async (): Promise<Answer> => {
  const bytes = await jpegWithLocation({ width: 640, height: 360 });
  return (response) => response.end(bytes);
};

it('a video link gets a thumbnail that is re-made, published and noted as the server’s own act', async () => {
  answers.set('good-video1', await picture());
  const before = await revision();
  const item = await link('good-video1');
  expect(item.thumbnail).toBe('');
  await expect.poll(() => thumbnailOf(item), { timeout: 10_000 }).toMatch(/^\/uploads\/[0-9a-f]{24}-640\.webp$/);
  const url = await thumbnailOf(item);
  expect((await fetch(cms.url + url)).headers.get('content-type')).toBe('image/webp');
  expect(await revision()).toBe(before + 2);
  const { media, gallery } = contentSchema.parse(await json(cms.call('GET', '/content', { token: cms.contentToken })));
  expect([gallery.find(({ id }) => id === item.id)?.thumbnail, media[url]]).toMatchObject([url, { kind: 'picture', width: 640 }]);
  const [newest] = await json<ActivityEntry[]>(cms.call('GET', '/activity', { token }));
  expect(newest).toMatchObject({ action: 'update', kind: 'gallery', itemId: item.id, title: 'Video good-video1', adminName: '' });
  expect(asked).toEqual(['/vi/good-video1/maxresdefault.jpg']);
});

it('a video without a large picture gets its small one', async () => {
  const small = await picture();
  answers.set('small-video', (response, path) => (path.endsWith('/mqdefault.jpg') ? small : nothing)(response, path));
  const item = await link('small-video');
  await expect.poll(() => thumbnailOf(item), { timeout: 10_000 }).not.toBe('');
});

it.each<[string, string, Answer]>([
  ['answers with a page', 'html--video', (response) => response.end('<!doctype html><title>Consent</title>')],
  ['has none', 'never-video', nothing],
  ['sends too much', 'large-video', (response) => response.end(Buffer.alloc(2 * 1_048_576 + 1, 0xff))],
  ['leads elsewhere', 'moved-video', (response) => response.writeHead(302, { location: `${address}/inner-video/x` }).end()],
  ['hangs up', 'gone--video', (response) => response.destroy()],
])('where the host %s, the item stays as it was, with one line in the log', async (_, id, answer) => {
  answers.set('inner-video', await picture());
  answers.set(id, answer);
  const item = await link(id);
  await expect.poll(() => warnings(id), { timeout: 10_000 }).toBe(1);
  expect(await json(cms.call('GET', `/gallery/${item.id}`))).toEqual(item);
  expect(asked.filter((path) => path.includes('inner-video'))).toEqual([]);
});

it('a slow host delays no answer, and an editor’s own thumbnail stays', async () => {
  const answer = await picture();
  const slow = delayed(answer);
  answers.set('slow--video', slow.answer);
  const item = await link('slow--video');
  await slow.reached;
  const changed = await cms.call('PATCH', `/gallery/${item.id}`, { token, form: form({ title: 'Mine' }, { thumbnail: await png() }) });
  const { thumbnail } = (await changed.json()) as GalleryItem;
  const before = await revision();
  slow.release();
  answers.set('after-video', answer);
  const next = await link('after-video');
  // Fetched one at a time: when this one is there, the slow one has been decided.
  await expect.poll(() => thumbnailOf(next), { timeout: 10_000 }).not.toBe('');
  expect(await json(cms.call('GET', `/gallery/${item.id}`))).toMatchObject({ title: 'Mine', thumbnail });
  expect(await revision()).toBe(before + 2);
});

it('an item that was deleted meanwhile does not come back', async () => {
  const answer = await picture();
  const slow = delayed(answer);
  answers.set('trash-video', slow.answer);
  const item = await link('trash-video');
  await slow.reached;
  await cms.call('DELETE', `/gallery/${item.id}`, { token });
  slow.release();
  answers.set('later-video', answer);
  const next = await link('later-video');
  await expect.poll(() => thumbnailOf(next), { timeout: 10_000 }).not.toBe('');
  expect((await cms.call('GET', `/gallery/${item.id}`)).status).toBe(404);
});

it('a missing thumbnail is asked for again after a restart', { timeout: 120_000 }, async () => {
  const item = await link('again-video');
  await expect.poll(() => warnings('again-video'), { timeout: 10_000 }).toBe(1);
  answers.set('again-video', await picture());
  await cms.halt();
  cms = await startCms({ VIDEO_THUMBNAILS_URL: address }, cms.dataDir);
  await expect.poll(() => thumbnailOf(item), { timeout: 10_000 }).not.toBe('');
});
