import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { blankMetadata } from './film.ts';

const seedFilm = (name: string): URL => new URL(`../../../scripts/seed/video/${name}`, import.meta.url);

const PLACE = '+30.0444+031.2357/';

const box = (type: string, ...content: (Buffer | string)[]): Buffer => {
  const body = Buffer.concat(content.map((part) => Buffer.from(part)));
  const head = Buffer.alloc(8);
  head.writeUInt32BE(body.length + 8);
  head.write(type, 4, 'latin1');
  return Buffer.concat([head, body]);
};
const numbers = (...values: number[]): Buffer => {
  const bytes = Buffer.alloc(values.length * 4);
  for (const [index, value] of values.entries()) bytes.writeUInt32BE(value, index * 4);
  return bytes;
};
const FILE_TYPE = box('ftyp', 'isom', numbers(0));

/** A track of one chunk with two samples at a place of the file. */
const track = (kind: string, at: number, sizes: readonly [number, number]): Buffer =>
  box(
    'trak',
    box(
      'mdia',
      box('hdlr', numbers(0, 0), kind, numbers(0, 0, 0, 0)),
      box(
        'minf',
        box('stbl', box('stsc', numbers(0, 1, 1, 2, 1)), box('stsz', numbers(0, 0, 2, ...sizes)), box('stco', numbers(0, 1, at))),
      ),
    ),
  );

const cleaned = async (film: Buffer, mime: string): Promise<Buffer> => {
  const copy = Buffer.from(film);
  await blankMetadata(copy, mime);
  return copy;
};

describe('M14: an MP4', () => {
  it('loses the place that a phone writes, in every form, and no byte of its length', async () => {
    const film = Buffer.concat([
      FILE_TYPE,
      box('moov', box('udta', box('\u00a9xyz', numbers(0), PLACE)), box('meta', PLACE), track('vide', 0, [0, 0])),
      box('uuid', '0123456789abcdef', PLACE),
      box('mdat', 'pictures'),
      box('meta', PLACE),
    ]);
    const clean = await cleaned(film, 'video/mp4');
    expect(clean.length).toBe(film.length);
    expect(clean.includes(PLACE)).toBe(false);
    expect(clean.includes('pictures')).toBe(true);
  });

  it('loses a track that says where the camera was in each second, and keeps pictures and sound', async () => {
    const data = box('mdat', 'picture-1', 'picture-2', PLACE, PLACE);
    const moov = (first: number) => box('moov', track('vide', first, [9, 9]), track('meta', first + 18, [PLACE.length, PLACE.length]));
    const start = FILE_TYPE.length + moov(0).length + 8;
    const film = Buffer.concat([FILE_TYPE, moov(start), data]);
    const clean = await cleaned(film, 'video/mp4');
    expect(clean.length).toBe(film.length);
    expect([clean.includes(PLACE), clean.includes('picture-1picture-2'), clean.includes('stsz')]).toEqual([false, true, true]);
  });

  it('loses the date on which it was made', async () => {
    const clean = await cleaned(
      Buffer.concat([FILE_TYPE, box('moov', box('mvhd', numbers(0, 0xdeadbeef, 0xdeadbeef, 600, 42)))]),
      'video/mp4',
    );
    expect([clean.includes(numbers(0xdeadbeef)), clean.includes(numbers(600, 42))]).toEqual([false, true]);
  });

  it.each([
    ['a box of no size', box('moov', numbers(0), 'xxxx')],
    ['a box that is longer than the file', Buffer.concat([numbers(0x7fffffff), Buffer.from('moov')])],
    [
      'a table that promises more than it has',
      box(
        'moov',
        box(
          'trak',
          box(
            'mdia',
            box('hdlr', numbers(0, 0), 'meta'),
            box(
              'minf',
              box(
                'stbl',
                box('stsc', numbers(0, 9)),
                box('stsz', numbers(0, 0, 0xffffffff)),
                box('stco', numbers(0, 0xffffffff, 0xfffffff0)),
              ),
            ),
          ),
        ),
      ),
    ],
    ['boxes in boxes without end', Array.from({ length: 500 }).reduce<Buffer>((inner) => box('moov', inner), Buffer.alloc(0))],
    ['half a head', Buffer.from([0, 0, 0])],
  ])('that lies with %s is left as long as it is', async (_, film) => {
    expect((await cleaned(film, 'video/mp4')).length).toBe(film.length);
  });

  it('of the demo keeps its pictures byte for byte', async () => {
    const film = readFileSync(seedFilm('wheat-wind.mp4'));
    const clean = await cleaned(film, 'video/mp4');
    const data = film.indexOf('mdat');
    const pictures = film.subarray(data, data + film.readUInt32BE(data - 4) - 8);
    expect([clean.length, clean.includes(pictures)]).toEqual([film.length, true]);
  });
});

/** An element of WebM whose size takes so many bytes. */
const element = (id: number[], body: Buffer | string, sizeBytes = 8): Buffer => {
  const content = Buffer.from(body);
  const size = Buffer.alloc(8);
  size.writeBigUInt64BE(BigInt(content.length) | (1n << BigInt(7 * sizeBytes)));
  return Buffer.concat([Buffer.from(id), size.subarray(8 - sizeBytes), content]);
};
const SEGMENT = [0x18, 0x53, 0x80, 0x67];
const TAGS = [0x12, 0x54, 0xc3, 0x67];
const CLUSTER = [0x1f, 0x43, 0xb6, 0x75];
const OPEN = Buffer.from([0x01, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff]);
const EBML = element([0x1a, 0x45, 0xdf, 0xa3], 'webm', 1);

describe('M14: a WebM', () => {
  it.each([1, 2, 4, 5, 8])('loses its tags, whose size takes %i bytes, and nothing else', async (sizeBytes) => {
    const block = element([0xa3], 'pictures', 1);
    const film = Buffer.concat([
      EBML,
      element(SEGMENT, Buffer.concat([element(TAGS, `LOCATION ${PLACE}`, sizeBytes), element(CLUSTER, block)])),
    ]);
    const clean = await cleaned(film, 'video/webm');
    expect([clean.length, clean.includes(PLACE)]).toEqual([film.length, false]);
    expect(clean.subarray(clean.length - block.length).equals(block)).toBe(true);
    // A second look finds nothing to change: what was made is well-formed.
    expect((await cleaned(clean, 'video/webm')).equals(clean)).toBe(true);
  });

  it('that a browser recorded, and that does not say how long it is, loses them too', async () => {
    const film = Buffer.concat([
      EBML,
      Buffer.from(SEGMENT),
      OPEN,
      Buffer.from(CLUSTER),
      OPEN,
      element([0xa3], 'pictures', 1),
      element(TAGS, PLACE, 2),
    ]);
    const clean = await cleaned(film, 'video/webm');
    expect([clean.includes(PLACE), clean.includes('pictures')]).toEqual([false, true]);
  });

  it('of the demo keeps its pictures byte for byte', async () => {
    const film = readFileSync(seedFilm('drip-line.webm'));
    const clean = await cleaned(film, 'video/webm');
    const cluster = film.indexOf(Buffer.from(CLUSTER));
    expect(clean.subarray(cluster, cluster + 50_000).equals(film.subarray(cluster, cluster + 50_000))).toBe(true);
  });
});
