import { wordsOf } from '@sanabel/contract/search-words/stems';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MOST_POSITIONS, pack, unpack } from './packed.ts';

const word = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 40 }).map((text) => wordsOf(text)[0] ?? 'و');
const positions = fc
  .uniqueArray(fc.integer({ min: 0, max: MOST_POSITIONS - 1 }), { minLength: 1, maxLength: 40 })
  .map((found) => found.toSorted((one, other) => one - other));

describe('a packed index', () => {
  it('gives back every word with its items, whatever they are, through JSON', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(word, positions), { maxLength: 60 }), (entries) => {
        const index = new Map(entries);
        const { words, positionsOf } = unpack(JSON.parse(JSON.stringify(pack(index))));
        expect(words).toEqual([...index.keys()].sort());
        for (const [at, name] of words.entries()) expect(positionsOf(at)).toEqual(index.get(name));
      }),
    );
  });

  it('is the same text in whatever order its words came', () => {
    const one = new Map([['قمح', [1, 4]] as const, ['شعير', [0]] as const]);
    expect(pack(new Map([...one].reverse()))).toEqual(pack(one));
  });
});
