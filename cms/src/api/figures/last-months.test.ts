import { expect, it } from 'vitest';
import { lastMonths } from './last-months.ts';

it('twelve months end with this one and go over the turn of the year', () => {
  const months = lastMonths(12, new Date('2026-03-31T23:59:59Z'));
  expect(months).toHaveLength(12);
  expect([months[0], months[9], months[10], months[11]]).toEqual(['2025-04', '2026-01', '2026-02', '2026-03']);
});

it('a month begins with the day in Greenwich, wherever the server is', () => {
  expect(lastMonths(2, new Date('2026-01-01T00:30:00+02:00'))).toEqual(['2025-11', '2025-12']);
});
