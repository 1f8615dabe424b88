/** Builds small valid films by hand, box by box and element by element, and some with false sizes or lengths. */

type Part = Buffer | string;

const bytesOf = (parts: readonly Part[]): Buffer =>
  Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part) : part)));

export const box = (type: string, ...content: readonly Part[]): Buffer => {
  const body = bytesOf(content);
  const head = Buffer.alloc(8);
  head.writeUInt32BE(body.length + 8);
  head.write(type, 4, 'latin1');
  return Buffer.concat([head, body]);
};

export const words = (...values: readonly number[]): Buffer => {
  const bytes = Buffer.alloc(values.length * 4);
  for (const [index, value] of values.entries()) bytes.writeUInt32BE(value >>> 0, index * 4);
  return bytes;
};

export const FILE_TYPE = box('ftyp', 'isom', words(0), 'isommp42');

interface TrackOptions {
  id?: number;
  kind?: string;
  codec?: string;
  sizes?: readonly number[];
  chunks?: readonly number[];
  /** Replaces the generated tables. */
  tables?: readonly Buffer[];
  /** The handler's name, which some programs choose freely. */
  name?: string;
}

export const track = ({ id = 1, kind = 'vide', codec = 'avc1', sizes = [], chunks = [], tables, name = '' }: TrackOptions = {}): Buffer =>
  box(
    'trak',
    box('tkhd', words(0, 0, 0, id, 0, 0)),
    box(
      'mdia',
      box('mdhd', words(0, 0, 0, 1_000, 0, 0)),
      box('hdlr', words(0, 0), kind, words(0, 0, 0), `${name}\0`),
      box(
        'minf',
        box(
          'stbl',
          box('stsd', words(0, 1), box(codec, Buffer.alloc(78))),
          ...(tables ?? [
            box('stsc', words(0, 1, 1, 1, 1)),
            box('stsz', words(0, 0, sizes.length, ...sizes)),
            box('stco', words(0, chunks.length, ...chunks)),
          ]),
        ),
      ),
    ),
  );

const DATES = [0xdeadbeef, 0xdeadbeef] as const;
export const movieHead = (seconds: number): Buffer => box('mvhd', words(0, ...DATES, 1_000, seconds * 1_000));

/** Puts the data first, so that the index can be of any length. */
export const mp4 = (data: Part, index: (dataAt: number) => readonly Buffer[]): Buffer =>
  Buffer.concat([FILE_TYPE, box('mdat', data), box('moov', ...index(FILE_TYPE.length + 8))]);

/** Eight seconds in a valid container, but without real pictures. */
export const shortMp4 = (pictures = 'pictures', more: readonly Buffer[] = [], codec = 'avc1'): Buffer =>
  mp4(pictures, (at) => [movieHead(8), track({ codec, sizes: [pictures.length], chunks: [at] }), ...more]);

export const element = (id: readonly number[], content: Part = '', sizeBytes = 8): Buffer => {
  const body = bytesOf([content]);
  const size = Buffer.alloc(8);
  size.writeBigUInt64BE(BigInt(body.length) | (1n << BigInt(7 * sizeBytes)));
  return Buffer.concat([Buffer.from(id), size.subarray(8 - sizeBytes), body]);
};

export const EBML = element([0x1a, 0x45, 0xdf, 0xa3], element([0x42, 0x82], 'webm', 1), 1);
export const SEGMENT = [0x18, 0x53, 0x80, 0x67] as const;
export const TAGS = [0x12, 0x54, 0xc3, 0x67] as const;
export const CLUSTER = [0x1f, 0x43, 0xb6, 0x75] as const;
/** The "unknown size" of WebM. */
export const OPEN = Buffer.from([0x01, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff]);

export const webmTracks = (codec = 'V_VP9', kind = 1): Buffer =>
  element([0x16, 0x54, 0xae, 0x6b], element([0xae], Buffer.concat([element([0x83], Buffer.from([kind]), 1), element([0x86], codec, 1)])));
export const clusterTime = (milliseconds: number): Buffer => element([0xe7], words(milliseconds), 1);
/** A block of track 1; `milliseconds` count from the start of its cluster. */
export const block = (content: string, milliseconds = 0): Buffer =>
  element([0xa3], Buffer.concat([Buffer.from([0x81, milliseconds >> 8, milliseconds & 0xff, 0x80]), Buffer.from(content)]), 2);

export const webm = (...segment: readonly Buffer[]): Buffer => Buffer.concat([EBML, element(SEGMENT, Buffer.concat(segment))]);
export const shortWebm = (...more: readonly Buffer[]): Buffer =>
  webm(webmTracks(), ...more, element(CLUSTER, Buffer.concat([clusterTime(7_000), block('pictures', 1_000)])));

/** Small files whose headers ask for hours of work. */
export const COSTLY_FILMS: Readonly<Record<string, () => Buffer>> = {
  'a film of 4 kB of a thousand chunks with four milliard samples of no size each': () =>
    mp4('pictures', (at) => [
      track({ sizes: [8], chunks: [at] }),
      track({
        kind: 'meta',
        tables: [
          box('stsc', words(0, 1, 1, 0xffffffff, 1)),
          box('stsz', words(0, 0, 0xffffffff)),
          box('stco', words(0, 1_000, ...Array<number>(1_000).fill(at))),
        ],
      }),
    ]),
  'a film of 480 kB of 30,000 chunks and runs': () =>
    mp4('pictures', (at) => [
      track({ sizes: [8], chunks: [at] }),
      track({
        kind: 'meta',
        tables: [
          box('stsc', words(0, 30_000, ...Array.from({ length: 30_000 }, (_, index) => [index + 1, 1, 1]).flat())),
          box('stsz', words(0, 1, 30_000)),
          box('stco', words(0, 30_000, ...Array<number>(30_000).fill(at))),
        ],
      }),
    ]),
  'a film of 2.4 MB of empty boxes': () => Buffer.concat([shortMp4(), ...Array<Buffer>(300_000).fill(box('free'))]),
  'a film of 600 kB of empty elements': () => shortWebm(Buffer.from('ec80'.repeat(300_000), 'hex')),
  'a film of 600 kB of empty elements that are overwritten': () => shortWebm(Buffer.from('bf80'.repeat(300_000), 'hex')),
  'a film of fragments that promise four milliard samples each': () =>
    Buffer.concat([
      shortMp4('pictures', [box('mvex', box('trex', words(0, 1, 1, 1, 1, 0)))]),
      ...Array<Buffer>(1_000).fill(box('moof', box('traf', box('tfhd', words(0, 1)), box('trun', words(0, 0xffffffff))))),
    ]),
  'a film whose chunks lie over one another': () => {
    const data = 'x'.repeat(2_000_000);
    return mp4(data, (at) => [
      track({ sizes: [8], chunks: [at] }),
      track({
        kind: 'meta',
        tables: [
          box('stsc', words(0, 1, 1, 1, 1)),
          box('stsz', words(0, data.length, 20_000)),
          box('stco', words(0, 20_000, ...Array<number>(20_000).fill(at))),
        ],
      }),
    ]);
  },
  'an Ogg film of 800 kB of empty pages': () =>
    Buffer.concat([oggPage(1, 2, `\x80theora${'\0'.repeat(35)}`), ...Array<Buffer>(30_000).fill(oggPage(1, 0, ''))]),
};

/** An Ogg page with one short packet; readers of these films ignore the checksum. */
export const oggPage = (stream: number, flags: number, packet: string, granule = 0): Buffer => {
  const body = Buffer.from(packet, 'latin1');
  const head = Buffer.alloc(28);
  head.write('OggS');
  head[5] = flags;
  head.writeBigInt64LE(BigInt(granule), 6);
  head.writeUInt32LE(stream, 14);
  head[26] = 1;
  head[27] = body.length;
  return Buffer.concat([head, body]);
};

/** Head of a Theora stream: 25 pictures a second, 64 between keyframes. */
export const theora = (): string => {
  const head = Buffer.alloc(42);
  head.write('\x80theora', 'latin1');
  head.writeUInt32BE(25, 22);
  head.writeUInt32BE(1, 26);
  head.writeUInt16BE(6 << 5, 40);
  return head.toString('latin1');
};
export const oggComments = (text: string): string => {
  const [name, one] = [Buffer.alloc(4), Buffer.alloc(8)];
  name.writeUInt32LE(0);
  one.writeUInt32LE(1);
  one.writeUInt32LE(text.length, 4);
  return `\x81theora${name.toString('latin1')}${one.toString('latin1')}${text}`;
};
/** Five seconds in a valid container, but without real pictures. */
export const shortOgg = (comment = '', ...more: readonly Buffer[]): Buffer =>
  Buffer.concat([oggPage(1, 2, theora()), oggPage(1, 0, oggComments(comment)), oggPage(1, 0, 'pictures', (100 << 6) + 25), ...more]);
