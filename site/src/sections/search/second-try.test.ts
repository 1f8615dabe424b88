import { LATIN } from '@sanabel/contract/search-words/latin';
import { stemOf } from '@sanabel/contract/search-words/stems';
import { describe, expect, it } from 'vitest';
import { isSlip, tryAgain } from './second-try.ts';

const NAMES = new Set(['قمح', 'طماطم', 'قوط', 'زراع', 'سكر', 'sugar', 'cane', 'wheat', 'sunflower']);
const tried = (word: string) => tryAgain({ word, stems: [stemOf(word)], others: [] }, NAMES, LATIN, true);

describe('a word that nothing has', () => {
  it.each([
    ['2am7', [['قمح']]],
    ['tamatem', [['طماطم']]],
    ['sokkar', [['سكر']]],
    ['اوطه', [['قوط']]],
    ['sugarcane', [['sugar', 'cane']]],
  ])('%s is another spelling of %j', (word, sure) => expect(tried(word)).toEqual({ sure, near: [] }));

  it.each([
    ['طماظم', [['طماطم']]],
    ['wheaat', [['wheat']]],
    ['sonflawer', [['sunflower']]],
  ])('%s may be a slip for %j, and is asked about', (word, near) => expect(tried(word)).toEqual({ sure: [], near }));

  it.each(['زرافه', 'giraffe', 'tea', 'qqqqq'])('%s is none of the names', (word) => expect(tried(word)).toEqual({ sure: [], near: [] }));
});

it('a slip is one letter more, less, other, or two in the wrong order; two of them in a long word, and no other letter in a short one', () => {
  expect(['weat', 'wheta', 'wheatt', 'whoat'].map((typed) => isSlip(typed, 'wheat'))).toEqual([true, true, true, true]);
  expect(['what', 'tahew', 'wh', 'barley'].map((typed) => isSlip(typed, 'wheat'))).toEqual([true, false, false, false]);
  expect(isSlip('زراف', 'زراع')).toBe(false);
  expect([isSlip('irigaton', 'irrigation'), isSlip('irigton', 'irrigation')]).toEqual([true, false]);
});
