import { expect, it } from 'vitest';
import { daysLeft } from './days-left.ts';

const DELETED = '2026-11-01T12:00:00.000Z';

it.each([
  ['2026-11-01T12:00:00.000Z', 30],
  ['2026-11-01T12:00:01.000Z', 30],
  ['2026-11-02T12:00:00.000Z', 29],
  ['2026-11-30T12:00:00.000Z', 1],
  ['2026-12-01T00:00:00.000Z', 1],
  ['2026-12-01T12:00:00.000Z', 0],
  ['2026-12-05T00:00:00.000Z', 0],
])('of what was deleted on the first at noon, at %s there are %i days left', (now, days) => {
  expect(daysLeft(DELETED, Date.parse(now))).toBe(days);
});
