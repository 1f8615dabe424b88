import { expect, it } from 'vitest';
import { isNewestFirst } from './finder-data.ts';

const made = (...days: string[]) => days.map((day) => ({ createdAt: `2026-11-${day}T08:00:00.000Z` }));

it('a list is called "newest first" only when it is', () => {
  expect(isNewestFirst([])).toBe(true);
  expect(isNewestFirst(made('21', '20', '20', '03'))).toBe(true);
  expect(isNewestFirst(made('20', '21'))).toBe(false);
});
