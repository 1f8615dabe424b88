import type { FilmBytes } from './bytes.ts';
import { refuseCodec } from './codecs.ts';
import { FilmError } from './film-error.ts';

/** An element of a WebM file: RFC 8794, RFC 9559. */
interface Element {
  id: number;
  start: number;
  body: number;
  /** The end of the file where the length is unknown, as in browser recordings. */
  end: number;
  isOpen: boolean;
}

const HEAD_MAX = 12;
const SIZE_BYTES_MAX = 8;
const ID_BYTES_MAX = 4;

const EBML = 0x1a45dfa3;
const SEGMENT = 0x18538067;
const INFO = 0x1549a966;
const TRACKS = 0x1654ae6b;
const TRACK = 0xae;
const CLUSTER = 0x1f43b675;
const GROUP = 0xa0;
const SIMPLE_BLOCK = 0xa3;
const BLOCK = 0xa1;
const TIME = 0xe7;
const TIME_SCALE = 0x2ad7b1;
const DURATION = 0x4489;
const CODEC = 0x86;
const KIND = 0x83;
/** Required elements with the names of the programs that made the film. */
const PROGRAMS = [0x4d80, 0x5741];

const SEEK_HEAD = 0x114d9b74;
const CUES = 0x1c53bb6b;
/** Elements that playback needs, by parent. All others become free space: tags, attached files, titles, dates, existing free space. */
const NEEDED: ReadonlyMap<number, ReadonlySet<number>> = new Map([
  [EBML, new Set([0x4286, 0x42f7, 0x42f2, 0x42f3, 0x4282, 0x4287, 0x4285])],
  [SEGMENT, new Set([SEEK_HEAD, INFO, TRACKS, CUES, CLUSTER])],
  [INFO, new Set([TIME_SCALE, DURATION, ...PROGRAMS])],
  [TRACKS, new Set([TRACK])],
  [
    TRACK,
    new Set([
      ...[0xd7, 0x73c5, KIND, 0xb9, 0x88, 0x55aa, 0x9c, 0x6de7, 0x6df8, 0x23e383, 0x234e7a, 0x23314f, 0x55ee, 0x41e4],
      ...[0x22b59c, 0x22b59d, CODEC, 0x63a2, 0x56aa, 0x56bb, 0xe0, 0xe1, 0x6d80],
    ]),
  ],
  [CLUSTER, new Set([TIME, 0xa7, 0xab, SIMPLE_BLOCK, GROUP])],
  [GROUP, new Set([BLOCK, 0x75a1, 0x9b, 0xfa, 0xfb, 0xa4, 0x75a2])],
]);

/** A number's leading zeros encode its length. */
const lengthOf = (first: number | undefined): number => (first ? Math.clz32(first) - 23 : SIZE_BYTES_MAX + 1);

/** Throws a `FilmError` for an element that ends outside of its parent. */
const readElement = (film: FilmBytes, start: number, limit: number): Element => {
  film.count();
  const head = film.read(start, HEAD_MAX);
  const idBytes = lengthOf(head[0]);
  const sizeBytes = lengthOf(head[idBytes]);
  if (idBytes > ID_BYTES_MAX || sizeBytes > SIZE_BYTES_MAX || head.length < idBytes + sizeBytes) throw new FilmError('file_broken');
  const size = head.subarray(idBytes, idBytes + sizeBytes);
  const mask = (1 << (SIZE_BYTES_MAX - sizeBytes)) - 1;
  const isOpen = size.every((byte, index) => (index === 0 ? (byte & mask) === mask : byte === 0xff));
  const bytes = [...size].reduce((sum, byte, index) => sum * 256 + (index === 0 ? byte & mask : byte), 0);
  const body = start + idBytes + sizeBytes;
  const end = isOpen ? limit : body + bytes;
  if (end > limit) throw new FilmError('file_broken');
  return { id: head.readUIntBE(0, idBytes), start, body, end, isOpen };
};

const VOID = 0xec;

/** Turns two or more bytes into free space; its size field uses `headBytes`. */
const blank = (film: FilmBytes, start: number, end: number, headBytes: number): void => {
  const sizeBytes = Math.min(SIZE_BYTES_MAX, headBytes - 1);
  const head = Buffer.alloc(1 + sizeBytes);
  head[0] = VOID;
  const bytes = BigInt(end - start - head.length) | (1n << BigInt(7 * sizeBytes));
  for (let index = 0; index < sizeBytes; index += 1) head[1 + index] = Number((bytes >> BigInt(8 * (sizeBytes - 1 - index))) & 0xffn);
  film.write(start, head);
  film.zero(start + head.length, end);
};

const UINT_MAX = 6;
const numberIn = (film: FilmBytes, { body, end }: Element): number => {
  const bytes = film.read(body, end - body);
  if (bytes.length === 0) return 0;
  return bytes.length > UINT_MAX ? Number(BigInt(`0x${bytes.toString('hex', 0, 8)}`)) : bytes.readUIntBE(0, bytes.length);
};
const floatIn = (film: FilmBytes, { body, end }: Element): number => {
  const bytes = film.read(body, end - body);
  if (bytes.length === 8) return bytes.readDoubleBE(0);
  return bytes.length === 4 ? bytes.readFloatBE(0) : 0;
};

const PICTURES = 1;
/** Pictures, sound, subtitles. */
const SHOWN = [PICTURES, 2, 0x11];
const NANOSECONDS = 1e9;

interface Found {
  kind: number;
  codec: string;
  hasPictures: boolean;
  hasBlocks: boolean;
  /** Nanoseconds in one tick. */
  scale: number;
  /** Ticks. */
  duration: number;
  cluster: number;
  last: number;
}

const cleanTrack = (film: FilmBytes, track: Element, found: Found): void => {
  found.kind = 0;
  found.codec = '';
  clean(film, track, found);
  // Other tracks contain metadata in blocks between the rest.
  if (!SHOWN.includes(found.kind)) throw new FilmError('file_broken');
  if (found.kind !== PICTURES) return;
  refuseCodec(found.codec);
  found.hasPictures = true;
};

/** A block has the track's number, then its time relative to the cluster. */
const noteBlock = (film: FilmBytes, { body, end }: Element, found: Found): void => {
  const head = film.read(body, Math.min(HEAD_MAX, end - body));
  const at = lengthOf(head[0]);
  if (at + 2 > head.length) throw new FilmError('file_broken');
  found.hasBlocks = true;
  found.last = Math.max(found.last, found.cluster + head.readInt16BE(at));
};

const CODEC_NAME_MAX = 64;

const note = (film: FilmBytes, element: Element, found: Found): void => {
  const { id, body, end } = element;
  if (id === TIME_SCALE) found.scale = numberIn(film, element);
  else if (id === DURATION) found.duration = floatIn(film, element);
  else if (id === TIME) found.cluster = numberIn(film, element);
  else if (id === KIND) found.kind = numberIn(film, element);
  else if (id === CODEC)
    found.codec = film
      .read(body, Math.min(CODEC_NAME_MAX, end - body))
      .toString('latin1')
      .replace(/\0+$/, '');
  else if (id === SIMPLE_BLOCK || id === BLOCK) noteBlock(film, element, found);
  else if (PROGRAMS.includes(id)) film.zero(body, end);
};

const clean = (film: FilmBytes, parent: Element, found: Found): void => {
  let [at, inside] = [parent.body, parent.id];
  while (at < parent.end) {
    const element = readElement(film, at, parent.end);
    // A cluster of unknown length ends at the next part of its segment; its contents are read as siblings.
    if (parent.id === SEGMENT && NEEDED.get(SEGMENT)?.has(element.id)) inside = SEGMENT;
    const isNeeded = NEEDED.get(inside)?.has(element.id) === true;
    if (element.isOpen && element.id !== CLUSTER) throw new FilmError('file_broken');
    if (element.isOpen && isNeeded) inside = CLUSTER;
    else if (!isNeeded) blank(film, element.start, element.end, element.body - element.start);
    else if (element.id === TRACK) cleanTrack(film, element, found);
    else if (NEEDED.has(element.id)) clean(film, element, found);
    else note(film, element, found);
    at = element.isOpen ? element.body : element.end;
  }
};

/** Returns seconds, 0 where unknown. Throws a `FilmError`, leaving the film half cleaned. */
export const cleanWebm = (film: FilmBytes): number => {
  const found: Found = { kind: 0, codec: '', hasPictures: false, hasBlocks: false, scale: 1e6, duration: 0, cluster: 0, last: 0 };
  const head = readElement(film, 0, film.size);
  const segment = readElement(film, head.end, film.size);
  if (head.id !== EBML || head.isOpen || segment.id !== SEGMENT) throw new FilmError('file_broken');
  clean(film, head, found);
  clean(film, segment, found);
  if (film.size - segment.end > 1) blank(film, segment.end, film.size, Math.min(1 + SIZE_BYTES_MAX, film.size - segment.end));
  else film.zero(segment.end, film.size);
  if (!found.hasPictures || !found.hasBlocks) throw new FilmError('video_without_picture');
  const ticks = Number.isFinite(found.duration) && found.duration > 0 ? found.duration : found.last;
  return (ticks * found.scale) / NANOSECONDS;
};
