import { expect, it } from 'vitest';
import { readingOf } from './measure.ts';

const words = (count: number, word: string): string => Array.from({ length: count }, () => word).join(' ');
const hintsOf = (text: string, locale: 'ar' | 'en') => readingOf({ intro: text }, locale).hints.map(({ kind, count }) => [kind, count]);

it('the time is of whole minutes, by the words of the language', () => {
  expect(readingOf({ title: 'قمح', intro: '' }, 'ar')).toMatchObject({ words: 1, minutes: 1 });
  expect(readingOf({ title: '', intro: '' }, 'ar')).toMatchObject({ words: 0, minutes: 1, hints: [] });
  expect(readingOf({ intro: words(361, 'قمح') }, 'ar').minutes).toBe(2);
  expect(readingOf({ intro: words(361, 'wheat') }, 'en').minutes).toBe(2);
});

it('a long sentence is reported, with a limit for each language', () => {
  expect(hintsOf(`${words(20, 'قمح')}. ${words(21, 'قمح')}؟ قمح!`, 'ar')).toEqual([['sentence', 21]]);
  expect(hintsOf(`${words(25, 'wheat')}. ${words(26, 'wheat')}`, 'en')).toEqual([['sentence', 26]]);
});

it('a line ends a sentence, the point of a number and a dash do not', () => {
  expect(hintsOf(`${words(15, 'قمح')}\n${words(15, 'قمح')}`, 'ar')).toEqual([]);
  expect(hintsOf(`${words(15, 'wheat')} 2.5 – ${words(15, 'wheat')}.`, 'en')).toEqual([['sentence', 31]]);
});

it('a long paragraph is reported', () => {
  const five = words(5, 'قمح.');
  expect(hintsOf(`${five}\n${five}`, 'ar')).toEqual([]);
  expect(hintsOf(words(6, 'قمح.'), 'ar')).toEqual([['paragraph', 6]]);
});

it('vowel signs on one word are accepted, on many they are reported', () => {
  expect(hintsOf(`يُزرع ${words(11, 'القمح')}`, 'ar')).toEqual([]);
  expect(hintsOf(`${words(4, 'يُزْرَعُ')} ${words(11, 'القمح')}`, 'ar')).toEqual([['signs', 4]]);
  expect(hintsOf(`${words(14, 'شدّة')} مهمّ`, 'ar')).toEqual([]);
});
