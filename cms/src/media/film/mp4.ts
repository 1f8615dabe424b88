import type { FilmBytes } from './bytes.ts';
import { refuseCodec } from './codecs.ts';
import { FilmError } from './film-error.ts';
import { type Box, boxesIn, free } from './mp4-box.ts';
import { type Defaults, type Fragment, readFragment } from './mp4-fragments.ts';
import { chunksIn, countSamples, joined, type Range, rangesOf } from './mp4-samples.ts';

/** Boxes that playback needs, by parent. Others become free space: `udta` and `meta` have the location on phones, `uuid` XMP. */
const NEEDED: Readonly<Record<string, readonly string[]>> = {
  file: ['ftyp', 'styp', 'moov', 'moof', 'mdat', 'sidx', 'ssix', 'mfra', 'pdin'],
  moov: ['mvhd', 'trak', 'mvex'],
  trak: ['tkhd', 'edts', 'tref', 'mdia'],
  edts: ['elst'],
  mdia: ['mdhd', 'hdlr', 'minf', 'elng'],
  minf: ['vmhd', 'smhd', 'sthd', 'nmhd', 'hmhd', 'gmhd', 'dinf', 'stbl'],
  gmhd: ['gmin', 'text'],
  dinf: ['dref'],
  stbl: 'stsd stts ctts cslg stss stsh stsc stsz stz2 stco co64 stdp sdtp sbgp sgpd subs saiz saio padb'.split(' '),
  mvex: ['mehd', 'trex', 'leva'],
  moof: ['mfhd', 'traf'],
  traf: 'tfhd tfdt trun sdtp sbgp sgpd subs saiz saio senc'.split(' '),
  mfra: ['tfra', 'mfro'],
};

/** Pictures, sound and subtitles. Other tracks contain metadata, such as the camera's location in each second. */
const SHOWN = ['vide', 'soun', 'text', 'sbtl', 'subt', 'clcp'];
const PICTURES = 'vide';

const VERSION_BYTES = 4;
const KIND_AT = 8;
const NAME_AT = 24;
/** Offset in a sample entry of pictures (ISO/IEC 14496-12, section 12.1.3). */
const CODEC_AT = 12;
const ENTRY_AT = 8;
const ENCODER_AT = 50;
const ENCODER_BYTES = 32;

/** `units` are per second; 0 where unknown. */
interface Clock {
  units: number;
  duration: number;
}

const NO_CLOCK: Clock = { units: 0, duration: 0 };
const secondsOf = ({ units, duration }: Clock): number => (units > 0 ? duration / units : 0);

interface Track {
  id: number;
  kind: string;
  codec: string;
  clock: Clock;
  tables: ReadonlyMap<string, Buffer>;
}

/** Clears the dates and returns the clock after them; four bytes each, or eight in version 1. */
const dateless = (film: FilmBytes, { body, end }: Box, between = 0): Clock => {
  const [version = 0] = film.read(body, 1);
  const width = version === 1 ? 8 : 4;
  const clockAt = body + VERSION_BYTES + 2 * width + between;
  if (clockAt + 4 + width > end) throw new FilmError('file_broken');
  film.zero(body + VERSION_BYTES, body + VERSION_BYTES + 2 * width);
  const clock = film.read(clockAt, 4 + width);
  const duration = width === 8 ? Number(clock.readBigInt64BE(4)) : clock.readInt32BE(4);
  // All bits set mean unknown.
  return { units: clock.readUInt32BE(0), duration: Math.max(0, duration) };
};

const wordAt = (film: FilmBytes, { body, end }: Box, offset: number): number => {
  if (body + offset + 4 > end) throw new FilmError('file_broken');
  return film.read(body + offset, 4).readUInt32BE(0);
};

const SAMPLE_TABLES = ['stsz', 'stz2', 'stsc', 'stco', 'co64'];

const cleanTrack = (film: FilmBytes, box: Box): Track => {
  const tables = new Map<string, Buffer>();
  const track: Track = { id: 0, kind: '', codec: '', clock: NO_CLOCK, tables };
  let entry = 0;
  const clean = (inside: Box): void => {
    for (const part of boxesIn(film, inside.body, inside.end)) {
      const { type, body, end } = part;
      if (!NEEDED[inside.type]?.includes(type)) free(film, part);
      else if (NEEDED[type]) clean(part);
      else if (type === 'mdhd') track.clock = dateless(film, part);
      else if (type === 'tkhd') {
        dateless(film, part);
        track.id = wordAt(film, part, film.read(body, 1)[0] === 1 ? 20 : 12);
      } else if (type === 'hdlr') {
        track.kind = film.read(body + KIND_AT, 4).toString('latin1');
        film.zero(body + NAME_AT, end);
      } else if (type === 'stsd') {
        if (end - body >= CODEC_AT + 4) track.codec = film.read(body + CODEC_AT, 4).toString('latin1');
        entry = body + ENTRY_AT + ENCODER_AT + ENCODER_BYTES <= end ? body + ENTRY_AT + ENCODER_AT : 0;
      } else if (SAMPLE_TABLES.includes(type)) tables.set(type, film.read(body, end - body));
    }
  };
  clean(box);
  if (track.kind === PICTURES && entry > 0) film.zero(entry, entry + ENCODER_BYTES);
  return track;
};

interface Index {
  tracks: Track[];
  named: { track: Track; box: Box }[];
  clock: Clock;
  fragmented: number;
  defaults: Map<number, Defaults>;
}

const cleanIndex = (film: FilmBytes, moov: Box): Index => {
  const index: Index = { tracks: [], named: [], clock: NO_CLOCK, fragmented: 0, defaults: new Map() };
  const cleanExtension = (box: Box): void => {
    for (const part of boxesIn(film, box.body, box.end)) {
      if (!NEEDED[box.type]?.includes(part.type)) free(film, part);
      else if (part.type === 'trex')
        index.defaults.set(wordAt(film, part, 4), { duration: wordAt(film, part, 12), size: wordAt(film, part, 16) });
      else if (part.type === 'mehd') index.fragmented = wordAt(film, part, film.read(part.body, 1)[0] === 1 ? 8 : 4);
    }
  };
  for (const box of boxesIn(film, moov.body, moov.end)) {
    if (!NEEDED.moov?.includes(box.type)) free(film, box);
    else if (box.type === 'mvhd') index.clock = dateless(film, box);
    else if (box.type === 'mvex') cleanExtension(box);
    else {
      const track = cleanTrack(film, box);
      if (SHOWN.includes(track.kind)) index.tracks.push(track);
      else index.named.push({ track, box });
    }
  }
  return index;
};

const fragmentsIn = (film: FilmBytes, moof: Box, defaults: ReadonlyMap<number, Defaults>): Fragment[] => {
  const found: Fragment[] = [];
  for (const box of boxesIn(film, moof.body, moof.end)) {
    if (!NEEDED.moof?.includes(box.type)) free(film, box);
    else if (box.type === 'traf') {
      const behind = found.at(-1)?.ranges.at(-1)?.[1] ?? moof.start;
      found.push(readFragment(film, box, { moof, behind }, (track) => defaults.get(track) ?? { duration: 0, size: 0 }));
      for (const part of boxesIn(film, box.body, box.end)) if (!NEEDED.traf?.includes(part.type)) free(film, part);
    }
  }
  return found;
};

/** Clears the other tracks and all data that they refer to. */
const removeNamed = (film: FilmBytes, { named }: Index, fragments: readonly Fragment[]): void => {
  const ids = new Set(named.map(({ track }) => track.id));
  const spoken = fragments.filter(({ track }) => ids.has(track));
  const inTables = named.flatMap(({ track: { tables } }): Range[] => (countSamples(tables) > 0 ? rangesOf(film, tables) : []));
  const ranges = [...inTables, ...spoken.flatMap(({ ranges }) => ranges)];
  for (const [from, to] of joined(ranges)) film.zero(Math.max(0, from), to);
  for (const { box } of [...named, ...spoken]) free(film, box);
};

/** Refuses films with only sound, with a codec that most browsers lack, or with pictures outside of the file. */
const refuseUnseen = (film: FilmBytes, { tracks }: Index, fragments: readonly Fragment[]): void => {
  const seen = tracks.filter(({ kind }) => kind === PICTURES);
  for (const { codec } of seen) refuseCodec(codec);
  const shown = new Set(seen.map(({ id }) => id));
  const hasPictures = seen.some(({ tables }) => countSamples(tables) > 0) || fragments.some(({ track }) => shown.has(track));
  if (!hasPictures) throw new FilmError('video_without_picture');
  for (const { tables } of tracks)
    if (countSamples(tables) > 0 && chunksIn(film, tables).some((start) => start >= film.size)) throw new FilmError('file_broken');
};

/** Uses the film's own length, its longest track, or the sum of its fragments. */
const lengthOf = ({ clock, tracks, fragmented }: Index, fragments: readonly Fragment[]): number => {
  const sums = new Map<number, number>();
  for (const { track, duration } of fragments) sums.set(track, (sums.get(track) ?? 0) + duration);
  const longest = (durationOf: (track: Track) => number): number =>
    tracks.reduce((most, track) => Math.max(most, secondsOf({ ...track.clock, duration: durationOf(track) })), 0);
  const lengths = [
    secondsOf(clock),
    secondsOf({ ...clock, duration: fragmented }),
    longest((track) => track.clock.duration),
    longest((track) => sums.get(track.id) ?? 0),
  ];
  return lengths.find((seconds) => seconds > 0) ?? 0;
};

/** Returns seconds, 0 where unknown. Throws a `FilmError`, leaving the film half cleaned. */
export const cleanMp4 = (film: FilmBytes): number => {
  let index: Index | undefined;
  const fragments: Fragment[] = [];
  for (const box of boxesIn(film, 0, film.size)) {
    if (!NEEDED.file?.includes(box.type)) free(film, box);
    else if (box.type === 'moov' && !index) index = cleanIndex(film, box);
    else if (box.type === 'moov') throw new FilmError('file_broken');
    else if (box.type === 'moof') for (const one of fragmentsIn(film, box, index?.defaults ?? new Map())) fragments.push(one);
  }
  if (!index) throw new FilmError('file_broken');
  refuseUnseen(film, index, fragments);
  removeNamed(film, index, fragments);
  return lengthOf(index, fragments);
};
