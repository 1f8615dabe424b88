import type { FilmBytes } from './bytes.ts';
import { FilmError } from './film-error.ts';

/** A box of an MP4 file: ISO/IEC 14496-12. */
export interface Box {
  type: string;
  start: number;
  body: number;
  end: number;
}

const HEAD = 8;
const LONG_HEAD = 16;

/** Throws a `FilmError` for a box that ends outside of its parent. */
const readBox = (film: FilmBytes, start: number, limit: number): Box => {
  film.count();
  const head = film.read(start, LONG_HEAD);
  const short = head.readUInt32BE(0);
  const isLong = short === 1;
  if (isLong && head.length < LONG_HEAD) throw new FilmError('file_broken');
  const size = short === 0 ? limit - start : isLong ? Number(head.readBigUInt64BE(HEAD)) : short;
  const body = start + (isLong ? LONG_HEAD : HEAD);
  if (size < body - start || start + size > limit) throw new FilmError('file_broken');
  return { type: head.toString('latin1', HEAD / 2, HEAD), start, body, end: start + size };
};

/** Iterates over sibling boxes. Bytes that are too few for another one become zeros. */
export function* boxesIn(film: FilmBytes, from: number, to: number): Generator<Box> {
  let at = from;
  while (to - at >= HEAD) {
    const box = readBox(film, at, to);
    yield box;
    at = box.end;
  }
  film.zero(at, to);
}

/** Turns a box into zeroed free space, which players skip. */
export const free = (film: FilmBytes, { start, body, end }: Box): void => {
  film.write(start + HEAD / 2, Buffer.from('free', 'latin1'));
  film.zero(body, end);
};
