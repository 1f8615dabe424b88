import { type FilmBytes, zero } from './film-bytes.ts';

/** A box of an MP4 file: ISO/IEC 14496-12. */
interface Box {
  type: string;
  start: number;
  /** Where its content begins. */
  body: number;
  end: number;
}

const HEAD = 8;
const LONG_HEAD = 16;
/** Boxes are nested some eight deep in a film; more is a trap. */
const DEPTH_MAX = 12;

/** Hold other boxes. */
const CONTAINERS = new Set(['moov', 'trak', 'mdia', 'minf', 'stbl', 'moof', 'traf', 'edts', 'mvex', 'dinf']);
/** Say of the film what its pictures and sound do not need: `udta` has the place on phones, `meta` in newer ones, `uuid` XMP. */
const TOLD = new Set(['udta', 'meta', 'uuid', 'ilst', 'xml ', 'bxml', 'gps ']);

const readBox = async (film: FilmBytes, start: number, limit: number): Promise<Box | null> => {
  const head = await film.read(start, LONG_HEAD);
  if (head.length < HEAD || start + HEAD > limit) return null;
  const short = head.readUInt32BE(0);
  const type = head.toString('latin1', 4, HEAD);
  const isLong = short === 1 && head.length === LONG_HEAD;
  const size = short === 0 ? limit - start : isLong ? Number(head.readBigUInt64BE(HEAD)) : short;
  const body = start + (isLong ? LONG_HEAD : HEAD);
  return size < body - start || start + size > limit ? null : { type, start, body, end: start + size };
};

/** Does something with every box, those inside others too; a box that lies about its size ends its row. */
const walk = async (film: FilmBytes, from: number, to: number, act: (box: Box) => Promise<boolean>, depth = 0): Promise<void> => {
  for (let at = from; at < to && depth < DEPTH_MAX; ) {
    const box = await readBox(film, at, to);
    if (!box) return;
    if (await act(box)) await walk(film, box.body, box.end, act, depth + 1);
    at = box.end;
  }
};

const rename = (film: FilmBytes, { start }: Box, type: string): Promise<void> => film.write(start + HEAD / 2, Buffer.from(type, 'latin1'));

/** The tables of a track, by name. */
const tablesOf = async (film: FilmBytes, track: Box): Promise<ReadonlyMap<string, Buffer>> => {
  const found = new Map<string, Buffer>();
  await walk(film, track.body, track.end, async (box) => {
    if (CONTAINERS.has(box.type)) return true;
    if (/^(?:hdlr|stsz|stsc|stco|co64)$/.test(box.type)) found.set(box.type, await film.read(box.body, box.end - box.body));
    return false;
  });
  return found;
};

const KINDS_AT = 8;
/** Pictures, sound and words to read. Any other track says something of them, such as where the camera was in each second. */
const SHOWN = new Set(['vide', 'soun', 'text', 'sbtl', 'subt', 'clcp']);

interface Chunks {
  at: number[];
  /** From which chunk on there are how many samples in each. */
  runs: { first: number; samples: number }[];
  sizeOf(sample: number): number;
}

const COUNT_AT = 4;
const LIST_AT = 8;

const chunksIn = (tables: ReadonlyMap<string, Buffer>): Chunks | null => {
  const [sizes, runs, near, far] = ['stsz', 'stsc', 'stco', 'co64'].map((name) => tables.get(name));
  const places = far ?? near;
  if (!sizes || !runs || !places) return null;
  const width = far ? 8 : 4;
  const list = (table: Buffer, entry: number) =>
    Array.from(
      { length: Math.min(table.readUInt32BE(COUNT_AT), Math.floor((table.length - LIST_AT) / entry)) },
      (_, index) => LIST_AT + index * entry,
    );
  const same = sizes.readUInt32BE(COUNT_AT);
  return {
    at: list(places, width).map((at) => (far ? Number(places.readBigUInt64BE(at)) : places.readUInt32BE(at))),
    runs: list(runs, 12).map((at) => ({ first: runs.readUInt32BE(at), samples: runs.readUInt32BE(at + 4) })),
    sizeOf: (sample) => same || (12 + sample * 4 + 4 <= sizes.length ? sizes.readUInt32BE(12 + sample * 4) : 0),
  };
};

/** Overwrites what a track shows, wherever it lies in the file. */
const zeroSamples = async (film: FilmBytes, tables: ReadonlyMap<string, Buffer>): Promise<void> => {
  const chunks = chunksIn(tables);
  if (!chunks) return;
  let sample = 0;
  for (const [index, start] of chunks.at.entries()) {
    const { samples = 0 } = chunks.runs.findLast(({ first }) => first <= index + 1) ?? {};
    let end = start;
    for (let count = 0; count < samples && end < film.size; count += 1, sample += 1) end += chunks.sizeOf(sample);
    await zero(film, start, Math.min(end, film.size));
  }
};

const isTold = async (film: FilmBytes, track: Box): Promise<ReadonlyMap<string, Buffer> | null> => {
  const tables = await tablesOf(film, track);
  const kind = tables.get('hdlr')?.toString('latin1', KINDS_AT, KINDS_AT + 4) ?? '';
  return SHOWN.has(kind) ? null : tables;
};

/** Begin with when the film was made, in four or, in their second form, eight bytes each. */
const DATED = new Set(['mvhd', 'tkhd', 'mdhd']);
const VERSION_BYTES = 4;

const blankDates = async (film: FilmBytes, { body, end }: Box): Promise<void> => {
  const [version = 0] = await film.read(body, 1);
  const from = body + VERSION_BYTES;
  await zero(film, from, Math.min(end, from + (version === 1 ? 16 : 8)));
};

/** Makes free space of every box that tells of the film, and of every track that is neither seen nor heard. */
export const blankMp4 = (film: FilmBytes): Promise<void> =>
  walk(film, 0, film.size, async (box) => {
    if (DATED.has(box.type)) await blankDates(film, box);
    const told = box.type === 'trak' ? await isTold(film, box) : null;
    if (told) await zeroSamples(film, told);
    if (!told && !TOLD.has(box.type)) return CONTAINERS.has(box.type);
    await rename(film, box, 'free');
    await zero(film, box.body, box.end);
    return false;
  });
