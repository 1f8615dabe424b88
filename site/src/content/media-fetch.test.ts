import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fetchMedia, placeMedia } from './media-files.ts';

const file = { url: '/uploads/a.webp', name: 'a.webp', bytes: 5 };
let folder = '';

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'media-'));
});
afterEach(async () => {
  vi.unstubAllGlobals();
  await rm(folder, { recursive: true });
});
const answer = (body: string, status = 200) => {
  const fetching = vi.fn(async () => new Response(body, { status }));
  vi.stubGlobal('fetch', fetching);
  return fetching;
};

it('fetches a file once and serves it from the build', async () => {
  const fetching = answer('12345');
  expect(await fetchMedia([file], folder, 'http://cms.example')).toBe(1);
  expect(await fetchMedia([file], folder, 'http://cms.example')).toBe(0);
  expect(fetching).toHaveBeenCalledOnce();
  await placeMedia([file], folder, join(folder, 'out'));
  expect(await readFile(join(folder, 'out', 'a.webp'), 'utf8')).toBe('12345');
});

it.each([
  ['cut short', '123', 200],
  ['missing', 'nothing', 404],
])('fails and keeps nothing when a file is %s', async (_, body, status) => {
  answer(body, status);
  await expect(fetchMedia([file], folder, 'http://cms.example')).rejects.toThrow('/uploads/a.webp');
  expect(await readdir(folder)).toEqual([]);
});
