import { expect, it } from 'vitest';
import { highlighted } from './highlighted.ts';

const shown = (text: string, ...words: string[]): string =>
  highlighted(text, words)
    .map(({ text: piece, isMatch }) => (isMatch ? `[${piece}]` : piece))
    .join('');

it.each([
  ['القمح القاسي', ['قمح'], 'ال[قمح] القاسي'],
  ['القَمْحُ الطريّ', ['قمح'], 'ال[قَمْحُ] الطريّ'],
  ['أسئلة عن الإدارة', ['اداره'], 'أسئلة عن ال[إدارة]'],
  ['Wheat and WHEAT', ['wheat'], '[Wheat] and [WHEAT]'],
  ['Crème de blé', ['creme', 'ble'], '[Crème] de [blé]'],
  ['0100 123', ['0100'], '[0100] 123'],
  ['٠١٠٠', ['010'], '[٠١٠]٠'],
  ['abcab', ['abc', 'bca'], '[abca]b'],
  ['nothing', ['else'], 'nothing'],
  ['nothing', [], 'nothing'],
])('%s, searched for %j', (text, words, expected) => expect(shown(text, ...words)).toBe(expected));
