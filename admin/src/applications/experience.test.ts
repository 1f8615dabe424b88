import { expect, it } from 'vitest';
import { yearsOf } from './experience.ts';

it('no experience is none, however the nought was typed', () => {
  expect(['', '0', '٠', ' 00 '].map(yearsOf)).toEqual([0, 0, 0, 0]);
});
it('a number of years in any digits is counted; a sentence stays one', () => {
  expect(['4', '٤', '۱۲'].map(yearsOf)).toEqual([4, 4, 12]);
  expect(['4 years', 'سنتان', '2.5'].map(yearsOf)).toEqual([null, null, null]);
});
