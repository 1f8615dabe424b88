import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { errorBody, type GalleryItem } from '@sanabel/contract';
import { shortMp4 } from '@sanabel/scripts/testing/cms/films.ts';
import { form, png } from '@sanabel/scripts/testing/cms/pictures.ts';
import { withCms } from '@sanabel/scripts/testing/cms/with-cms.ts';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';

const SIZE = 35_340;
const FILM = Buffer.from(Uint8Array.from({ length: SIZE }, (_, index) => (index * 7) % 251));
const cms = withCms();
let path: string;

beforeAll(async () => {
  const data = form({ type: 'video', duration: '8' }, { file: shortMp4(), thumbnail: await png() });
  const made = await cms.call('POST', '/gallery', { token: await cms.signIn(), form: data });
  path = ((await made.json()) as { galleryItem: GalleryItem }).galleryItem.url;
  writeFileSync(join(cms.dataDir, 'public', path), FILM);
});

/** Undici refuses an answer whose length differs from its header, and waits for one that never ends. */
const get = async (range: string, headers: Record<string, string> = {}) => {
  const answer = await fetch(cms.url + path, { headers: { range, ...headers }, signal: AbortSignal.timeout(10_000) });
  return { answer, bytes: Buffer.from(await answer.arrayBuffer()) };
};

describe('a part of a film', () => {
  it.each([
    ['bytes=0-999999', 206, 0, SIZE],
    ['bytes=35339-', 206, 35_339, SIZE],
    ['bytes=-500', 206, SIZE - 500, SIZE],
    ['bytes=-99999', 206, 0, SIZE],
    ['bytes=100-199', 206, 100, 200],
    ['bytes=99999999999-', 416, 0, 0],
    ['bytes=35340-', 416, 0, 0],
    ['bytes=-', 200, 0, SIZE],
    ['bytes=5-2', 200, 0, SIZE],
    ['bytes=x-y', 200, 0, SIZE],
    ['lines=0-1', 200, 0, SIZE],
  ])('%s is answered with %i and what it says', async (range, status, from, to) => {
    const { answer, bytes } = await get(range);
    expect([answer.status, answer.headers.get('content-length')]).toEqual([status, String(to - from)]);
    expect(bytes.equals(FILM.subarray(from, to))).toBe(true);
    if (status === 206) expect(answer.headers.get('content-range')).toBe(`bytes ${from}-${to - 1}/${SIZE}`);
    if (status === 416)
      expect([answer.headers.get('content-range'), answer.headers.get('cache-control')]).toEqual([`bytes */${SIZE}`, 'no-store']);
  });

  it('is never said to be longer than it is, whatever is asked for', async () => {
    const number = fc.oneof(fc.integer({ min: -10, max: SIZE + 10 }), fc.bigInt(), fc.constant(''));
    const ranges = fc.array(
      fc.tuple(number, number).map(([from, to]) => `${from}-${to}`),
      { minLength: 1, maxLength: 4 },
    );
    const wild = fc.string({ unit: fc.constantFrom(...'0123456789-,= bytes') });
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(
          ranges,
          wild.map((text) => [text]),
        ),
        async (parts) => {
          const { answer, bytes } = await get(`bytes=${parts.join(',')}`);
          expect([200, 206, 416]).toContain(answer.status);
          expect(answer.headers.get('content-length')).toBe(String(bytes.length));
          const [, from = '0'] = /^bytes (\d+)-/.exec(answer.headers.get('content-range') ?? '') ?? [];
          expect(bytes.equals(FILM.subarray(Number(from), Number(from) + bytes.length))).toBe(true);
        },
      ),
      { numRuns: 60 },
    );
  });

  it('keeps the headers of media: for a short time, of its type, and nothing that a browser would run', async () => {
    const { answer } = await get('bytes=0-1');
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'cache-control': 'public, max-age=300',
      'content-type': 'video/mp4',
      'x-content-type-options': 'nosniff',
      'accept-ranges': 'bytes',
      'content-security-policy': expect.stringContaining('sandbox'),
    });
    const etag = answer.headers.get('etag') ?? '';
    expect((await fetch(cms.url + path, { headers: { 'if-none-match': etag, 'cache-control': 'max-age=0' } })).status).toBe(304);
    expect((await get('bytes=0-1', { 'if-range': '"other"' })).bytes).toHaveLength(SIZE);
    const head = await fetch(cms.url + path, { method: 'HEAD' });
    expect([head.status, head.headers.get('content-length')]).toEqual([200, String(SIZE)]);
  });

  it('of a file that is not there is not found', async () => {
    const answer = await fetch(`${cms.url}/uploads/${'b'.repeat(24)}.mp4`, { headers: { range: 'bytes=0-1' } });
    expect([answer.status, errorBody.parse(await answer.json()).code]).toEqual([404, 'NOT_FOUND']);
  });
});
