import type { FilmBytes } from './bytes.ts';
import { FilmError } from './film-error.ts';
import { type Box, boxesIn } from './mp4-box.ts';
import type { Range } from './mp4-samples.ts';

/** A movie fragment, as browsers record them: ISO/IEC 14496-12, section 8.8. */
export interface Fragment {
  track: number;
  box: Box;
  ranges: readonly Range[];
  /** Units of its track's clock. */
  duration: number;
}

/** Sample size and duration for fragments that omit them. */
export interface Defaults {
  duration: number;
  size: number;
}

const HEAD_BASE = 0x1;
const HEAD_DESCRIPTION = 0x2;
const HEAD_DURATION = 0x8;
const HEAD_SIZE = 0x10;
const HEAD_IS_IN_MOOF = 0x020000;
const RUN_OFFSET = 0x1;
const RUN_FIRST = 0x4;
const RUN_DURATION = 0x100;
const RUN_SIZE = 0x200;
const RUN_COLUMNS = [RUN_DURATION, RUN_SIZE, 0x400, 0x800] as const;
const FLAGS = 0xffffff;

/** Reads consecutive numbers. Throws a `FilmError` at the end of the table. */
class Reader {
  readonly #bytes: Buffer;
  #at = 0;

  constructor(bytes: Buffer) {
    this.#bytes = bytes;
  }

  #take(length: number): number {
    const at = this.#at;
    if (at + length > this.#bytes.length) throw new FilmError('file_broken');
    this.#at += length;
    return at;
  }

  get left(): number {
    return this.#bytes.length - this.#at;
  }
  word(): number {
    return this.#bytes.readUInt32BE(this.#take(4));
  }
  signed(): number {
    return this.#bytes.readInt32BE(this.#take(4));
  }
  long(): number {
    return Number(this.#bytes.readBigUInt64BE(this.#take(8)));
  }
}

type DefaultsOf = (track: number) => Defaults;

/** Data of a fragment begins at its `moof` or after the data of the part before it. */
interface TrackDefaults {
  moof: Box;
  behind: number;
}

interface Head extends Defaults {
  track: number;
  base: number;
}

const readHead = (bytes: Buffer, location: TrackDefaults, defaultsOf: DefaultsOf): Head => {
  const reader = new Reader(bytes);
  const flags = reader.word() & FLAGS;
  const track = reader.word();
  const implied = flags & HEAD_IS_IN_MOOF ? location.moof.start : location.behind;
  const base = flags & HEAD_BASE ? reader.long() : implied;
  if (flags & HEAD_DESCRIPTION) reader.word();
  const { duration, size } = defaultsOf(track);
  return { track, base, duration: flags & HEAD_DURATION ? reader.word() : duration, size: flags & HEAD_SIZE ? reader.word() : size };
};

/** A missing column has one value for all samples, so nothing loops over their number. */
const readRun = (bytes: Buffer, head: Head, behind: number): { range: Range; duration: number } => {
  const reader = new Reader(bytes);
  const flags = reader.word() & FLAGS;
  const samples = reader.word();
  const start = flags & RUN_OFFSET ? head.base + reader.signed() : behind;
  if (flags & RUN_FIRST) reader.word();
  const columns = RUN_COLUMNS.filter((column) => flags & column);
  if (samples * columns.length * 4 > reader.left) throw new FilmError('file_broken');
  let duration = flags & RUN_DURATION ? 0 : samples * head.duration;
  let bytesOf = flags & RUN_SIZE ? 0 : samples * head.size;
  for (let sample = 0; columns.length > 0 && sample < samples; sample += 1)
    for (const column of columns) {
      const value = reader.word();
      if (column === RUN_DURATION) duration += value;
      if (column === RUN_SIZE) bytesOf += value;
    }
  return { range: [start, start + bytesOf], duration };
};

/** Reads one track's part of a fragment (`traf` in `moof`). Throws a `FilmError` for an invalid one. */
export const readFragment = (film: FilmBytes, box: Box, location: TrackDefaults, defaultsOf: DefaultsOf): Fragment => {
  const boxes = [...boxesIn(film, box.body, box.end)];
  const bytesOf = ({ body, end }: Box): Buffer => film.read(body, end - body);
  const first = boxes.find(({ type }) => type === 'tfhd');
  if (!first) throw new FilmError('file_broken');
  const head = readHead(bytesOf(first), location, defaultsOf);
  const ranges: Range[] = [];
  let duration = 0;
  for (const run of boxes) {
    if (run.type !== 'trun') continue;
    const read = readRun(bytesOf(run), head, ranges.at(-1)?.[1] ?? head.base);
    ranges.push(read.range);
    duration += read.duration;
  }
  return { track: head.track, box, ranges, duration };
};
