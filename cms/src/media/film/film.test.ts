import { readFileSync } from 'node:fs';
import {
  block,
  box,
  CLUSTER,
  clusterTime,
  EBML,
  element,
  FILE_TYPE,
  movieHead,
  mp4,
  OPEN,
  oggComments,
  oggPage,
  SEGMENT,
  shortMp4,
  shortOgg,
  shortWebm,
  TAGS,
  theora,
  track,
  webm,
  webmTracks,
  words,
} from '@sanabel/scripts/testing/cms/films.ts';
import { describe, expect, it } from 'vitest';
import { FilmBytes } from './bytes.ts';
import { cleanFilm } from './film.ts';
import { FilmError } from './film-error.ts';

const seedFilm = (name: string): Buffer => readFileSync(new URL(`../../../../scripts/seed/video/${name}`, import.meta.url));

const INFO = [0x15, 0x49, 0xa9, 0x66] as const;
const GPS_LOCATION = '+30.0444+031.2357/';
const GPS_LOCATION_LENGTH = GPS_LOCATION.length;

const cleaned = (film: Buffer, mime: string): Buffer => {
  const copy = Buffer.from(film);
  cleanFilm(FilmBytes.ofBuffer(copy), mime);
  return copy;
};
const lengthOf = (film: Buffer, mime: string): number => cleanFilm(FilmBytes.ofBuffer(Buffer.from(film)), mime);
const errorOf = (film: Buffer, mime: string): string => {
  try {
    cleaned(film, mime);
    return 'none';
  } catch (error) {
    if (error instanceof FilmError) return `${error.code} ${error.codec}`.trim();
    throw error;
  }
};

describe('an MP4', () => {
  it('loses the name of the program that made its pictures', () => {
    const film = shortMp4();
    film.write('Camera of Mona', film.indexOf('avc1') + 46);
    expect(cleaned(film, 'video/mp4').includes('Mona')).toBe(false);
  });

  it.each([
    ['that a phone writes', box('udta', box('\u00a9xyz', words(0), GPS_LOCATION))],
    ['of newer phones', box('meta', words(0), box('ilst', GPS_LOCATION))],
    ['in a box that stands outside of its own', box('loci', GPS_LOCATION)],
    ['of Windows', box('Xtra', GPS_LOCATION)],
    ['of XMP', box('uuid', '0123456789abcdef', GPS_LOCATION)],
    ['in free space', box('free', GPS_LOCATION)],
    ['in skipped space', box('skip', GPS_LOCATION)],
    ['in a box that nobody knows', box('\0\u00a9?!', GPS_LOCATION)],
    ['in the name of a handler', track({ id: 2, kind: 'soun', codec: 'mp4a', name: GPS_LOCATION })],
  ])('loses the place %s, wherever it stands, and no byte of its length', (_, told) => {
    for (const film of [shortMp4('pictures', [told]), Buffer.concat([shortMp4(), told]), Buffer.concat([FILE_TYPE, told, shortMp4()])]) {
      const clean = cleaned(film, 'video/mp4');
      expect([clean.length, clean.includes(GPS_LOCATION), clean.includes('pictures')]).toEqual([film.length, false, true]);
      // A second run finds nothing to change, so the result is well-formed.
      expect(cleaned(clean, 'video/mp4').equals(clean)).toBe(true);
    }
  });

  it('loses a track that says where the camera was in each second, and keeps pictures and sound', () => {
    const film = mp4(`picture-1picture-2${GPS_LOCATION}${GPS_LOCATION}`, (at) => [
      track({ sizes: [9, 9], chunks: [at, at + 9] }),
      track({ id: 2, kind: 'meta', sizes: [GPS_LOCATION_LENGTH, GPS_LOCATION_LENGTH], chunks: [at + 18, at + 18 + GPS_LOCATION_LENGTH] }),
    ]);
    const clean = cleaned(film, 'video/mp4');
    expect([clean.includes(GPS_LOCATION), clean.includes('picture-1picture-2'), clean.includes('meta')]).toEqual([false, true, false]);
  });

  it('loses such a track in fragments too, of one size and of many', () => {
    const index = box(
      'moov',
      track({ tables: [] }),
      track({ id: 2, kind: 'meta', tables: [] }),
      box('mvex', box('trex', words(0, 1, 1, 500, 8, 0)), box('trex', words(0, 2, 1, 500, GPS_LOCATION_LENGTH, 0))),
    );
    const runsOf =
      (flags: number, ...more: number[]) =>
      (at: number) =>
        box(
          'moof',
          box('mfhd', words(0, 1)),
          box('traf', box('tfhd', words(0x020000, 1)), box('trun', words(1, 4, at))),
          box('traf', box('tfhd', words(0x020000, 2)), box('trun', words(flags, 2, at + 32, ...more))),
        );
    for (const runs of [runsOf(1), runsOf(0x201, GPS_LOCATION_LENGTH, GPS_LOCATION_LENGTH)]) {
      const data = box('mdat', 'pictures'.repeat(4), GPS_LOCATION, GPS_LOCATION);
      const film = Buffer.concat([FILE_TYPE, index, runs(runs(0).length + 8), data]);
      const clean = cleaned(film, 'video/mp4');
      expect([clean.length, clean.includes(GPS_LOCATION), clean.includes('pictures'.repeat(4))]).toEqual([film.length, false, true]);
      expect(lengthOf(film, 'video/mp4')).toBe(2);
    }
  });

  it('loses the date on which it was made', () => {
    const clean = cleaned(shortMp4(), 'video/mp4');
    expect([shortMp4().includes(words(0xdeadbeef)), clean.includes(words(0xdeadbeef)), clean.includes(words(1_000, 8_000))]).toEqual([
      true,
      false,
      true,
    ]);
  });

  it.each<[string, Buffer]>([
    ['is cut off in its data', shortMp4().subarray(0, FILE_TYPE.length + 12)],
    ['is cut off before its index', shortMp4().subarray(0, FILE_TYPE.length + 16)],
    ['is cut off in its index', shortMp4().subarray(0, -30)],
    [
      'has its index first and is cut off',
      Buffer.concat([FILE_TYPE, shortMp4().subarray(FILE_TYPE.length + 16), box('mdat', 'x').subarray(0, -1)]),
    ],
    ['points behind its end', mp4('pictures', () => [track({ sizes: [8], chunks: [1_000_000] })])],
    [
      'has a box that is longer than the one around it',
      shortMp4('pictures', [box('udta', GPS_LOCATION), words(0x7fffffff), Buffer.from('trak')]),
    ],
    ['has a box shorter than its head', shortMp4('pictures', [words(3), Buffer.from('udta'), Buffer.from(GPS_LOCATION)])],
    ['has two indices', Buffer.concat([shortMp4(), box('moov', track())])],
    [
      'has a told track without tables',
      mp4('pictures', (at) => [track({ sizes: [8], chunks: [at] }), track({ kind: 'meta', tables: [box('stsz', words(0, 0, 1, 8))] })]),
    ],
    [
      'promises more sizes than it has',
      mp4('pictures', (at) => [
        track({ sizes: [8], chunks: [at] }),
        track({ kind: 'meta', tables: [box('stsc', words(0, 0)), box('stsz', words(0, 0, 9)), box('stco', words(0, 0))] }),
      ]),
    ],
  ])('that %s is refused as damaged', (_, film) => {
    expect(errorOf(film, 'video/mp4')).toBe('file_broken');
  });

  it('of endlessly nested boxes is still judged', () => {
    const film = Array.from({ length: 5_000 }).reduce<Buffer>((inner) => box('moov', inner), Buffer.alloc(0));
    expect(errorOf(Buffer.concat([FILE_TYPE, film]), 'video/mp4')).toBe('video_without_picture');
  });

  it('of sound alone, or of nothing, is refused because it has no pictures', () => {
    const sound = mp4('sound', (at) => [track({ kind: 'soun', codec: 'mp4a', sizes: [5], chunks: [at] })]);
    expect([sound, mp4('', () => [track()])].map((film) => errorOf(film, 'video/mp4'))).toEqual([
      'video_without_picture',
      'video_without_picture',
    ]);
  });

  it.each([
    ['hvc1', 'video_codec HEVC (H.265)'],
    ['hev1', 'video_codec HEVC (H.265)'],
    ['dvh1', 'video_codec HEVC (H.265)'],
    ['mp4v', 'video_codec MPEG-4 Visual'],
    ['apcn', 'video_codec apcn'],
    ['avc1', 'none'],
    ['avc3', 'none'],
    ['vp09', 'none'],
    ['av01', 'none'],
  ])('in the codec %s: %s', (codec, code) => {
    expect(errorOf(shortMp4('pictures', [], codec), 'video/mp4')).toBe(code);
  });

  it('has the length of its header or of its longest track', () => {
    const headless = mp4('pictures', (at) => [movieHead(0), track({ sizes: [8], chunks: [at] })]);
    headless.writeUInt32BE(42_000, headless.indexOf('mdhd') + 4 + 16);
    expect([lengthOf(shortMp4(), 'video/mp4'), lengthOf(headless, 'video/mp4')]).toEqual([8, 42]);
  });

  it.each<[string, number, (film: Buffer, head: number, trackHead: number) => void]>([
    [
      'a head that does not know it',
      42,
      (film, head, trackHead) => {
        film.writeInt32BE(-1, head);
        film.writeUInt32BE(42_000, trackHead);
      },
    ],
    [
      'a head whose clock stands still',
      42,
      (film, head, trackHead) => {
        film.writeUInt32BE(0, head - 4);
        film.writeUInt32BE(42_000, trackHead);
      },
    ],
    [
      'neither a head nor a track that knows it',
      0,
      (film, head, trackHead) => {
        film.writeInt32BE(-1, head);
        film.writeInt32BE(-1, trackHead);
      },
    ],
    [
      'a length of 24 days',
      2_147_483.647,
      (film, head) => {
        film.writeInt32BE(0x7fffffff, head);
      },
    ],
  ])('with %s tells %d seconds', (_, seconds, write) => {
    const film = shortMp4();
    write(film, film.indexOf('mvhd') + 20, film.indexOf('mdhd') + 20);
    expect(lengthOf(film, 'video/mp4')).toBe(seconds);
  });

  it('of the demo keeps its pictures byte for byte', () => {
    const film = seedFilm('wheat-wind.mp4');
    const clean = cleaned(film, 'video/mp4');
    const data = film.indexOf('mdat');
    const pictures = film.subarray(data, data + film.readUInt32BE(data - 4) - 8);
    expect([clean.length, clean.includes(pictures), Math.round(lengthOf(film, 'video/mp4'))]).toEqual([film.length, true, 8]);
  });
});

describe('a WebM', () => {
  it.each([1, 2, 4, 5, 8])('loses its tags, whose size takes %i bytes, and nothing else', (sizeBytes) => {
    const film = shortWebm(element(TAGS, `LOCATION ${GPS_LOCATION}`, sizeBytes));
    const clean = cleaned(film, 'video/webm');
    const kept = block('pictures', 1_000);
    expect([clean.length, clean.includes(GPS_LOCATION)]).toEqual([film.length, false]);
    expect(clean.subarray(clean.length - kept.length).equals(kept)).toBe(true);
    // A second run finds nothing to change, so the result is well-formed.
    expect(cleaned(clean, 'video/webm').equals(clean)).toBe(true);
  });

  it.each([
    ['in free space', shortWebm(element([0xec], GPS_LOCATION))],
    ['in an element that nobody knows', shortWebm(element([0x4d, 0xbb], GPS_LOCATION))],
    ['in its title', shortWebm(element(INFO, element([0x7b, 0xa9], GPS_LOCATION)))],
    ['in the name of the program', shortWebm(element(INFO, element([0x57, 0x41], GPS_LOCATION)))],
    [
      'in free space among its pictures',
      shortWebm(element(CLUSTER, Buffer.concat([clusterTime(0), element([0xec], GPS_LOCATION), block('more')]))),
    ],
    ['behind its end', Buffer.concat([shortWebm(), Buffer.from(GPS_LOCATION)])],
    ['in its head', Buffer.concat([element([0x1a, 0x45, 0xdf, 0xa3], element([0xec], GPS_LOCATION)), shortWebm().subarray(EBML.length)])],
  ])('loses the place %s', (_, film) => {
    const clean = cleaned(film, 'video/webm');
    expect([clean.length, clean.includes(GPS_LOCATION), clean.includes('pictures')]).toEqual([film.length, false, true]);
    expect(cleaned(clean, 'video/webm').equals(clean)).toBe(true);
  });

  it('that a browser recorded, and that does not say how long it is, loses them too, and its length is found', () => {
    const film = Buffer.concat([
      ...[EBML, Buffer.from(SEGMENT), OPEN, webmTracks()],
      ...[Buffer.from(CLUSTER), OPEN, clusterTime(0), block('pictures')],
      ...[Buffer.from(CLUSTER), OPEN, clusterTime(5_000), block('more', 500)],
      element(TAGS, GPS_LOCATION, 2),
    ]);
    const clean = cleaned(film, 'video/webm');
    expect([clean.includes(GPS_LOCATION), clean.includes('pictures'), clean.includes('more')]).toEqual([false, true, true]);
    expect(lengthOf(film, 'video/webm')).toBe(5.5);
  });

  it.each([
    ['a length of zero', 0],
    ['a length below zero', -8_000],
    ['a length that is no number', Number.NaN],
    ['a length without end', Number.POSITIVE_INFINITY],
  ])('with %s is as long as its pictures', (_, duration) => {
    const [short, long] = [Buffer.alloc(4), Buffer.alloc(8)];
    short.writeFloatBE(duration);
    long.writeDoubleBE(duration);
    for (const told of [short, long, Buffer.alloc(0)])
      expect(lengthOf(shortWebm(element(INFO, element([0x44, 0x89], told, 1))), 'video/webm')).toBe(8);
  });

  it.each<[string, Buffer, string]>([
    ['is cut off', shortWebm().subarray(0, -1), 'file_broken'],
    [
      'has an element that is longer than the one around it',
      shortWebm(Buffer.concat([Buffer.from(TAGS), Buffer.from([0x4f, 0xff])])),
      'file_broken',
    ],
    ['has a track that tells of the others', webm(webmTracks(), webmTracks('D_WEBVTT/METADATA', 0x21)), 'file_broken'],
    [
      'is sound alone',
      webm(webmTracks('A_OPUS', 2), element(CLUSTER, Buffer.concat([clusterTime(0), block('sound')]))),
      'video_without_picture',
    ],
    ['has no blocks', webm(webmTracks()), 'video_without_picture'],
    ['is in HEVC', webm(webmTracks('V_MPEGH/ISO/HEVC')), 'video_codec HEVC (H.265)'],
  ])('that %s is refused', (_, film, code) => {
    expect(errorOf(film, 'video/webm')).toBe(code);
  });

  it('of the demo keeps its pictures byte for byte', () => {
    const film = seedFilm('drip-line.webm');
    const clean = cleaned(film, 'video/webm');
    const cluster = film.indexOf(Buffer.from(CLUSTER));
    expect(clean.subarray(cluster, cluster + 50_000).equals(film.subarray(cluster, cluster + 50_000))).toBe(true);
    expect(Math.round(lengthOf(film, 'video/webm'))).toBe(8);
  });
});

const ogg = (...more: readonly Buffer[]): Buffer => shortOgg(`LOCATION=${GPS_LOCATION}`, ...more);

describe('an Ogg film', () => {
  it('loses its comments, and its length is known', () => {
    const clean = cleaned(ogg(), 'video/ogg');
    expect([clean.length, clean.includes(GPS_LOCATION), clean.includes('pictures')]).toEqual([ogg().length, false, true]);
    expect([lengthOf(ogg(), 'video/ogg'), cleaned(clean, 'video/ogg').equals(clean)]).toEqual([5, true]);
  });

  it('keeps the checksum of its pages', () => {
    const page = oggPage(1, 2, theora());
    const film = Buffer.concat([page, oggPage(1, 0, oggComments('')), oggPage(1, 0, 'pictures')]);
    const clean = cleaned(film, 'video/ogg');
    const sumOf = (bytes: Buffer): number => {
      let sum = 0;
      for (const byte of bytes) {
        sum ^= byte << 24;
        for (let bit = 0; bit < 8; bit += 1) sum = sum & 0x80000000 ? (sum << 1) ^ 0x04c11db7 : sum << 1;
      }
      return sum >>> 0;
    };
    const second = Buffer.from(clean.subarray(page.length, page.length + 28 + oggComments('').length));
    const written = second.readUInt32LE(22);
    second.fill(0, 22, 26);
    expect(written).toBe(sumOf(second));
  });

  it('whose clock stops, or that counts no pictures, has no length', () => {
    const still = shortOgg();
    still.writeUInt32BE(0, 28 + 22);
    const uncounted = Buffer.concat([oggPage(1, 2, theora()), oggPage(1, 0, oggComments('')), oggPage(1, 0, 'pictures', -1)]);
    expect([lengthOf(still, 'video/ogg'), lengthOf(uncounted, 'video/ogg')]).toEqual([0, 0]);
  });

  it.each<[string, Buffer, string]>([
    ['is cut off', ogg().subarray(0, -1), 'file_broken'],
    ['has something else behind it', Buffer.concat([ogg(), Buffer.from(GPS_LOCATION)]), 'file_broken'],
    ['has a stream that nobody knows', ogg(oggPage(2, 2, 'where the camera was')), 'file_broken'],
    ['is sound alone', oggPage(1, 2, `\x01vorbis${'\0'.repeat(23)}`), 'video_without_picture'],
  ])('that %s is refused', (_, film, code) => {
    expect(errorOf(film, 'video/ogg')).toBe(code);
  });
});
