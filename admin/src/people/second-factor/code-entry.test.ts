import { describe, expect, it } from 'vitest';
import { change, EMPTY_CODE, enter, erase, isComplete } from './code-entry.ts';

const code = (text: string) => [...text].map((digit) => (digit === '.' ? '' : digit));

describe('a code is entered', () => {
  it.each([
    ['a digit goes into its box, and the next box has the focus', '......', 0, '4', '4.....', 1],
    ['an Arabic digit is a digit', '4.....', 1, '٩', '49....', 2],
    ['a Persian digit is a digit', '49....', 2, '۲', '492...', 3],
    ['the last box keeps the focus', '49203.', 5, '1', '492031', 5],
    ['a letter changes nothing', '4.....', 1, 'x', '4.....', 1],
    ['a digit beside the one that is there replaces it', '4.....', 0, '47', '7.....', 1],
    ['the same digit again moves on', '4.....', 0, '44', '4.....', 1],
    ['a code that the device fills in fills all boxes', '4.....', 0, '492031', '492031', 5],
    ['an emptied box is empty', '49....', 1, '', '4.....', 1],
  ])('%s', (_what, before, at, value, after, focus) => {
    expect(change(code(before), at, value)).toEqual({ code: code(after), focus });
  });

  it('a whole code is pasted into any box, with any text around it', () => {
    expect(enter(EMPTY_CODE, 3, 'رمزك: ٤٩٢ ٠٣١').code).toEqual(code('492031'));
    expect(enter(EMPTY_CODE, 0, 'صالح لمدة 10 دقائق: 492031').code).toEqual(code('492031'));
    expect(enter(EMPTY_CODE, 0, '\u202a４９２\u200b０３１\u202c').code).toEqual(code('492031'));
    expect(enter(code('11....'), 2, '58')).toEqual({ code: code('1158..'), focus: 4 });
  });

  it('Backspace clears its box, and in an empty one goes back and clears the one before', () => {
    expect(erase(code('49....'), 1)).toEqual({ code: code('4.....'), focus: 1 });
    expect(erase(code('4.....'), 1)).toEqual({ code: code('......'), focus: 0 });
    expect(erase(EMPTY_CODE, 0)).toEqual({ code: EMPTY_CODE, focus: 0 });
  });

  it('is complete with six digits', () => {
    expect(isComplete(code('49203.'))).toBe(false);
    expect(isComplete(code('492031'))).toBe(true);
  });
});
