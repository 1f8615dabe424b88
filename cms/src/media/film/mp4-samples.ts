import type { FilmBytes } from './bytes.ts';
import { FilmError } from './film-error.ts';

/** Byte offsets; `to` is exclusive. */
export type Range = readonly [from: number, to: number];

type Tables = ReadonlyMap<string, Buffer>;

const COUNT_AT = 4;
const LIST_AT = 8;
const SIZES_AT = 12;

const broken = (): never => {
  throw new FilmError('file_broken');
};

/** Checks that a table has as many entries as it claims. */
const entriesOf = (table: Buffer, bytes: number): number => {
  const count = table.length < LIST_AT ? 0 : table.readUInt32BE(COUNT_AT);
  return LIST_AT + count * bytes > table.length ? broken() : count;
};

/** Sizes are one for all samples or one each. Throws a `FilmError` after the last. */
const sizesIn = (table: Buffer): { same: number; count: number; of(sample: number): number } => {
  if (table.length < SIZES_AT) return broken();
  const [same, count] = [table.readUInt32BE(COUNT_AT), table.readUInt32BE(LIST_AT)];
  if (same === 0 && SIZES_AT + count * 4 > table.length) return broken();
  return { same, count, of: (sample) => (sample < count ? table.readUInt32BE(SIZES_AT + sample * 4) : broken()) };
};

/** Throws a `FilmError` for a track without chunks. */
export const chunksIn = (film: FilmBytes, tables: Tables): number[] => {
  const [near, far] = [tables.get('stco'), tables.get('co64')];
  const offsets = far ?? near;
  if (!offsets) return broken();
  const width = far ? 8 : 4;
  const length = entriesOf(offsets, width);
  film.count(length);
  return Array.from({ length }, (_, index) => {
    const at = LIST_AT + index * width;
    return far ? Number(offsets.readBigUInt64BE(at)) : offsets.readUInt32BE(at);
  });
};

/** Samples of fragments are not included. */
export const countSamples = (tables: Tables): number => {
  const sizes = tables.get('stsz') ?? tables.get('stz2');
  return sizes && sizes.length >= SIZES_AT ? sizes.readUInt32BE(LIST_AT) : 0;
};

const RUN_BYTES = 12;

/** Reads each table entry once and never loops up to a number from the file. Throws a `FilmError` for inconsistent tables. */
export const rangesOf = (film: FilmBytes, tables: Tables): Range[] => {
  const [sizeTable, runs] = [tables.get('stsz'), tables.get('stsc')];
  if (!sizeTable || !runs) return broken();
  const sizes = sizesIn(sizeTable);
  const runCount = entriesOf(runs, RUN_BYTES);
  let [run, sample] = [-1, 0];
  const firstOf = (index: number): number => (index < runCount ? runs.readUInt32BE(LIST_AT + index * RUN_BYTES) : Infinity);
  return chunksIn(film, tables).map((start, index): Range => {
    while (firstOf(run + 1) <= index + 1) run += 1;
    const samples = run < 0 ? 0 : runs.readUInt32BE(LIST_AT + run * RUN_BYTES + 4);
    if (sample + samples > sizes.count) broken();
    if (sizes.same > 0) {
      sample += samples;
      return [start, start + samples * sizes.same];
    }
    let end = start;
    for (const behind = sample + samples; sample < behind; sample += 1) end += sizes.of(sample);
    return [start, end];
  });
};

/** Merges adjacent and overlapping ranges, so that no byte is written twice. */
export const joined = (ranges: readonly Range[]): Range[] => {
  const all: [number, number][] = [];
  for (const [from, to] of [...ranges].sort(([one], [other]) => one - other)) {
    const last = all.at(-1);
    if (last && from <= last[1]) last[1] = Math.max(last[1], to);
    else all.push([from, to]);
  }
  return all;
};
