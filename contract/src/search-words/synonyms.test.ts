import { expect, it } from 'vitest';
import { otherQueries, synonymsOf } from './synonyms.ts';

it('a word has those of its line, in whatever form it is typed', () => {
  expect(synonymsOf('القوطة')).toEqual(['طماطم', 'طماطه', 'بندوره']);
  expect(synonymsOf('corn')).toEqual(['maize']);
  expect(synonymsOf('زرافة')).toEqual([]);
});

it('a query is tried without articles and endings first, then with one synonym at a time', () => {
  expect(otherQueries('القوطة في الصيف')).toEqual(['قوط صيف', 'طماطم صيف', 'طماطه صيف', 'بندوره صيف']);
  expect(otherQueries('giraffe')).toEqual([]);
});
