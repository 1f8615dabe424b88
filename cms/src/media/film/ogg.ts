import type { FilmBytes } from './bytes.ts';
import { refuseCodec } from './codecs.ts';
import { FilmError } from './film-error.ts';

/** A page of an Ogg file: RFC 3533. */
interface Page {
  start: number;
  end: number;
  isFirst: boolean;
  stream: number;
  /** The codec's position at the end of the page. */
  granule: bigint;
  /** Pieces of packets; one shorter than 255 bytes ends its packet. */
  pieces: { at: number; length: number }[];
}

const HEAD = 27;
const STREAM_AT = 14;
const CHECKSUM_AT = 22;
const COUNT_AT = 26;
const WHOLE_PIECE = 255;
const FIRST = 2;
const NO_GRANULE = -1n;

/** Throws a `FilmError` for an incomplete page. */
const readPage = (film: FilmBytes, start: number): Page => {
  film.count();
  const head = film.read(start, HEAD + WHOLE_PIECE);
  if (head.length < HEAD || head.toString('latin1', 0, 4) !== 'OggS') throw new FilmError('file_broken');
  const lengths = head.subarray(HEAD, HEAD + (head[COUNT_AT] ?? 0));
  let at = start + HEAD + (head[COUNT_AT] ?? 0);
  const pieces = [...lengths].map((length) => {
    const piece = { at, length };
    at += length;
    return piece;
  });
  if (at > film.size) throw new FilmError('file_broken');
  const isFirst = ((head[5] ?? 0) & FIRST) !== 0;
  return { start, end: at, isFirst, stream: head.readUInt32LE(STREAM_AT), granule: head.readBigInt64LE(6), pieces };
};

const POLYNOMIAL = 0x04c11db7;
const CHECKSUMS = Uint32Array.from({ length: 256 }, (_, byte) => {
  let sum = byte << 24;
  for (let bit = 0; bit < 8; bit += 1) sum = sum & 0x80000000 ? (sum << 1) ^ POLYNOMIAL : sum << 1;
  return sum;
});

const seal = (film: FilmBytes, { start, end }: Page): void => {
  film.zero(start + CHECKSUM_AT, start + CHECKSUM_AT + 4);
  let sum = 0;
  for (const byte of film.read(start, end - start)) sum = (sum << 8) ^ (CHECKSUMS[(sum >>> 24) ^ byte] ?? 0);
  const written = Buffer.alloc(4);
  written.writeUInt32LE(sum >>> 0);
  film.write(start + CHECKSUM_AT, written);
};

interface Codec {
  name: string;
  /** Start of its first packet. */
  first: string;
  /** Start of its second packet (comments), and the number of bytes that must follow them. */
  comments: string;
  behind: number;
  isPicture: boolean;
}
const CODECS: readonly Codec[] = [
  { name: 'theora', first: '\x80theora', comments: '\x81theora', behind: 0, isPicture: true },
  { name: 'vp08', first: 'OVP80\x01', comments: 'OVP80\x02 ', behind: 0, isPicture: true },
  { name: 'Dirac', first: 'BBCD\0', comments: '', behind: 0, isPicture: true },
  { name: 'vorbis', first: '\x01vorbis', comments: '\x03vorbis', behind: 1, isPicture: false },
  { name: 'opus', first: 'OpusHead', comments: 'OpusTags', behind: 0, isPicture: false },
  { name: 'skeleton', first: 'fishead\0', comments: '', behind: 0, isPicture: false },
];
const SKELETON_DATE = { from: 44, to: 64 };

interface Stream {
  codec: Codec;
  secondsAt(granule: bigint): number;
  comments: Buffer[];
  pieces: { page: Page; at: number; length: number }[];
  packet: number;
}

/** The lower bits of a granule count pictures since the last key frame. */
const theoraClock = (head: Buffer): ((granule: bigint) => number) => {
  if (head.length < 42) throw new FilmError('file_broken');
  const [rate, per] = [head.readUInt32BE(22), head.readUInt32BE(26)];
  const shift = BigInt((head.readUInt16BE(40) >> 5) & 0x1f);
  const pictures = (granule: bigint): number => Number((granule >> shift) + (granule & ((1n << shift) - 1n)));
  return (granule) => (rate > 0 ? (pictures(granule) * per) / rate : 0);
};

const openStream = (film: FilmBytes, page: Page): Stream => {
  const { at = 0, length = 0 } = page.pieces[0] ?? {};
  const head = Buffer.from(film.read(at, length));
  const codec = CODECS.find(({ first }) => head.toString('latin1').startsWith(first));
  // An unknown stream may contain any metadata.
  if (!codec) throw new FilmError('file_broken');
  if (codec.isPicture) refuseCodec(codec.name);
  if (codec.name === 'skeleton') {
    film.zero(at + SKELETON_DATE.from, Math.min(at + length, at + SKELETON_DATE.to));
    seal(film, page);
  }
  return { codec, secondsAt: codec.name === 'theora' ? theoraClock(head) : () => 0, comments: [], pieces: [], packet: 0 };
};

const LENGTH_BYTES = 4;

/** Writes empty comments of the same length: no program name, no entries. */
const blankComments = (film: FilmBytes, { codec, comments, pieces }: Stream): void => {
  const whole = Buffer.concat(comments);
  if (codec.comments === '') return;
  const name = codec.comments.length + LENGTH_BYTES;
  const nameBytes = whole.length - name - LENGTH_BYTES - codec.behind;
  if (nameBytes < 0 || !whole.toString('latin1').startsWith(codec.comments)) throw new FilmError('file_broken');
  const empty = Buffer.alloc(whole.length, ' ');
  empty.write(codec.comments, 'latin1');
  empty.writeUInt32LE(nameBytes, codec.comments.length);
  empty.writeUInt32LE(0, name + nameBytes);
  empty.fill(1, name + nameBytes + LENGTH_BYTES);
  let from = 0;
  for (const { at, length } of pieces) {
    film.write(at, empty.subarray(from, from + length));
    from += length;
  }
  for (const page of new Set(pieces.map(({ page }) => page))) seal(film, page);
};

const follow = (film: FilmBytes, stream: Stream, page: Page): void => {
  for (const { at, length } of page.pieces) {
    if (stream.packet > 1) return;
    if (stream.packet === 1) {
      stream.pieces.push({ page, at, length });
      stream.comments.push(Buffer.from(film.read(at, length)));
    }
    if (length === WHOLE_PIECE) continue;
    if (stream.packet === 1) blankComments(film, stream);
    stream.packet += 1;
  }
};

/** Removes comments in place. Returns seconds, 0 where unknown. Throws a `FilmError`, leaving the film half cleaned. */
export const cleanOgg = (film: FilmBytes): number => {
  const streams = new Map<number, Stream>();
  let [at, seconds, pictures] = [0, 0, 0];
  while (at < film.size) {
    const page = readPage(film, at);
    if (page.isFirst) streams.set(page.stream, openStream(film, page));
    const stream = streams.get(page.stream);
    if (!stream) throw new FilmError('file_broken');
    follow(film, stream, page);
    if (stream.codec.isPicture && stream.packet > 1) pictures += 1;
    if (page.granule !== NO_GRANULE) seconds = Math.max(seconds, stream.secondsAt(page.granule));
    at = page.end;
  }
  if (pictures === 0) throw new FilmError('video_without_picture');
  if ([...streams.values()].some(({ codec, packet }) => codec.comments !== '' && packet < 2)) throw new FilmError('file_broken');
  return seconds;
};
