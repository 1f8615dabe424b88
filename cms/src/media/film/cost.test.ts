import { readFileSync } from 'node:fs';
import {
  box,
  CLUSTER,
  COSTLY_FILMS,
  EBML,
  element,
  FILE_TYPE,
  OPEN,
  oggPage,
  SEGMENT,
  shortMp4,
  shortOgg,
  shortWebm,
  TAGS,
  track,
  words,
} from '@sanabel/scripts/testing/cms/films.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FilmBytes } from './bytes.ts';
import { cleanFilm } from './film.ts';
import { FilmError } from './film-error.ts';

const seedFilm = (name: string): Buffer => readFileSync(new URL(`../../../../scripts/seed/video/${name}`, import.meta.url));

const metered = (film: Buffer) => {
  const meter = { bytes: 0, calls: 0 };
  const note = (bytes: number): number => {
    meter.bytes += bytes;
    meter.calls += 1;
    return bytes;
  };
  const bytes = new FilmBytes({
    size: film.length,
    read: (into, position) => note(film.copy(into, 0, position)),
    write: (position, written) => {
      film.set(written, position);
      note(written.length);
    },
  });
  return { meter, bytes };
};

/** Returns the cost as a share of the budget for the film's size. */
const costOf = (film: Buffer, mime: string): number => {
  const copy = Buffer.from(film);
  const { meter, bytes } = metered(copy);
  try {
    cleanFilm(bytes, mime);
  } catch (error) {
    if (!(error instanceof FilmError)) throw error;
  }
  expect(copy.length).toBe(film.length);
  return Math.max(meter.bytes / (4 * film.length + 1_000_000), meter.calls / (film.length / 10 + 50_000));
};

const MIMES = ['video/mp4', 'video/webm', 'video/ogg'] as const;
const NAMES = 'moov trak mdia minf stbl stsc stsz stco co64 hdlr mvhd mdhd tkhd moof traf tfhd trun mvex trex mdat free udta'.split(' ');
const anyBox = fc.letrec<{ box: Buffer; content: Buffer }>((tie) => ({
  box: fc.tuple(fc.constantFrom(...NAMES), tie('content')).map(([type, content]) => box(type, content)),
  content: fc.oneof(
    { maxDepth: 6 },
    fc.array(fc.constantFrom(0, 1, 2, 8, 1_000, 0x200, 0x7fffffff, 0xffffffff), { maxLength: 12 }).map((values) => words(...values)),
    fc.array(tie('box'), { maxLength: 6 }).map((boxes) => Buffer.concat(boxes)),
  ),
})).box;
const IDS = [SEGMENT, TAGS, CLUSTER, [0xec], [0xae], [0xa0], [0xa3], [0xe7], [0x16, 0x54, 0xae, 0x6b], [0x15, 0x49, 0xa9, 0x66]] as const;
const anyElement = fc.letrec<{ element: Buffer; content: Buffer }>((tie) => ({
  element: fc
    .tuple(fc.constantFrom(...IDS), tie('content'), fc.integer({ min: 2, max: 8 }), fc.boolean())
    .map(([id, content, sizeBytes, isOpen]) =>
      isOpen ? Buffer.concat([Buffer.from(id), OPEN, content]) : element(id, content, sizeBytes),
    ),
  content: fc.oneof(
    { maxDepth: 6 },
    fc.uint8Array({ maxLength: 40 }).map((bytes) => Buffer.from(bytes)),
    fc.array(tie('element'), { maxLength: 6 }).map((elements) => Buffer.concat(elements)),
  ),
})).element;

describe('what a film may cost', () => {
  it.each(Object.entries(COSTLY_FILMS))('%s costs what its bytes cost', (_, film) => {
    const mime = MIMES[film().includes('webm') ? 1 : film().toString('latin1').startsWith('OggS') ? 2 : 0];
    expect(costOf(film(), mime)).toBeLessThan(1);
  });

  it('is bounded by its bytes, whatever its boxes and elements say', () => {
    const films = fc.oneof(
      fc.array(anyBox, { maxLength: 8 }).map((boxes) => Buffer.concat([FILE_TYPE, ...boxes])),
      fc.array(anyElement, { maxLength: 8 }).map((elements) => Buffer.concat([EBML, ...elements])),
      fc
        .array(fc.uint8Array({ maxLength: 200 }).map((bytes) => oggPage(1, 2, Buffer.from(bytes).toString('latin1'))))
        .map((pages) => Buffer.concat(pages)),
    );
    fc.assert(fc.property(films, fc.constantFrom(...MIMES), (film, mime) => costOf(film, mime) < 1));
  });

  it('is bounded by its bytes when some of an honest film were changed', () => {
    const honest = [
      ['video/mp4', seedFilm('wheat-wind.mp4')],
      ['video/webm', seedFilm('drip-line.webm')],
      ['video/mp4', shortMp4('pictures', [track({ id: 2, kind: 'meta', sizes: [1], chunks: [40] })])],
      ['video/webm', shortWebm(element(TAGS, 'here'))],
      ['video/ogg', shortOgg()],
    ] as const;
    const change = fc.tuple(fc.nat(), fc.constantFrom(0, 1, 0x7f, 0x80, 0xff));
    fc.assert(
      fc.property(fc.constantFrom(...honest), fc.array(change, { minLength: 1, maxLength: 8 }), ([mime, film], changes) => {
        const changed = Buffer.from(film);
        // Changes heads and tables, where the numbers are.
        for (const [index, value] of changes) changed[index % Math.min(film.length, 4_000)] = value;
        return costOf(changed, mime) < 1;
      }),
    );
  });
});
