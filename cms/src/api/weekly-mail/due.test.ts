import { expect, it } from 'vitest';
import { lastWeekly, nextWeekly } from './due.ts';

const CAIRO = 'Africa/Cairo';
const at = (iso: string): number => Date.parse(iso);
const inIso = (timestamp: number): string => new Date(timestamp).toISOString();

it.each([
  ['a Tuesday', '2026-11-24T10:00:00Z', '2026-11-22T06:00:00.000Z', '2026-11-29T06:00:00.000Z'],
  ['a Sunday before eight', '2026-11-22T05:59:59Z', '2026-11-15T06:00:00.000Z', '2026-11-22T06:00:00.000Z'],
  ['a Sunday at eight', '2026-11-22T06:00:00Z', '2026-11-22T06:00:00.000Z', '2026-11-29T06:00:00.000Z'],
  [
    'a Saturday late in the evening, Sunday in UTC no longer',
    '2026-11-28T21:59:00Z',
    '2026-11-22T06:00:00.000Z',
    '2026-11-29T06:00:00.000Z',
  ],
  // Clocks go forward on 24 April 2026, and back on 29 October.
  ['a week in which summer time begins', '2026-04-25T12:00:00Z', '2026-04-19T06:00:00.000Z', '2026-04-26T05:00:00.000Z'],
  ['a week in which summer time ends', '2026-10-31T12:00:00Z', '2026-10-25T05:00:00.000Z', '2026-11-01T06:00:00.000Z'],
])('on %s the last and the next are Sundays at eight in the club', (_, now, last, next) => {
  expect([inIso(lastWeekly(at(now), CAIRO)), inIso(nextWeekly(at(now), CAIRO))]).toEqual([last, next]);
});
