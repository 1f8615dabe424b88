import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Piece, wordDifference } from './word-difference.ts';

const shown = (pieces: readonly Piece[]): string =>
  pieces.map(({ kind, text }) => (kind === 'same' ? text : kind === 'added' ? `{+${text}+}` : `[-${text}-]`)).join('');

describe('the difference of two texts', () => {
  it.each([
    ['a word with its marks is one word', 'يبدأ الرَّيّ الآن', 'يبدأ الرِّيّ الآن', 'يبدأ [-الرَّيّ-]{+الرِّيّ+} الآن'],
    [
      'words that follow each other are one change',
      'كان يأتي دائمًا في موعده.',
      'كان يأتي بالدور لكن أبكر.',
      'كان يأتي [-دائمًا في موعده-]{+بالدور لكن أبكر+}.',
    ],
    ['a new line stands alone', 'واحد\nثلاثة', 'واحد\nاثنان\nثلاثة', 'واحد\n{+اثنان\n+}ثلاثة'],
    ['signs are no part of words', 'ماء، أقل', 'ماء؛ أقل', 'ماء[-،-]{+؛+} أقل'],
    ['nothing before', '', 'قمح', '{+قمح+}'],
    ['nothing after', 'قمح', '', '[-قمح-]'],
  ])('%s', (_, before, after, expected) => expect(shown(wordDifference(before, after))).toBe(expected));

  it('holds both texts whole, whatever they are', () => {
    const text = fc.string({ unit: fc.constantFrom('ا', 'ب', 'َ', ' ', '\n', '،', 'x', '1', '🌾') });
    fc.assert(
      fc.property(text, text, (before, after) => {
        const pieces = wordDifference(before, after);
        const without = (kind: Piece['kind']) => pieces.flatMap((piece) => (piece.kind === kind ? [] : [piece.text])).join('');
        expect([without('added'), without('removed')]).toEqual([before, after]);
      }),
    );
  });

  it('is the whole text where two long texts have nothing in common', () => {
    const words = (word: string) => Array.from({ length: 4_000 }, (_, index) => `${word}${index}`).join(' ');
    expect(wordDifference(words('ا'), words('ب')).map(({ kind }) => kind)).toEqual(['removed', 'added']);
  });
});
