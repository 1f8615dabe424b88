import { expect, it } from 'vitest';
import { digest } from './digest.ts';

it('keeps a short text, on one line', () => {
  expect(digest('Sow early.\n\nWater late. ')).toBe('Sow early. Water late.');
});

it('ends a long one at a word', () => {
  expect(digest('word '.repeat(60))).toBe(`${'word '.repeat(31)}word…`);
  expect(digest('ب'.repeat(300))).toBe(`${'ب'.repeat(160)}…`);
});
