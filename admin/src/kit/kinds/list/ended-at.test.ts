import { describe, expect, it } from 'vitest';
import { endedAt } from './ended-at.ts';

const VALIDITY = { from: 'from', until: 'until' };
const NOW = Date.parse('2026-11-29T10:07:00Z');

describe('what ends now', () => {
  it('ends at the last quarter of an hour, which has passed', () => {
    expect(endedAt(VALIDITY, { from: '2026-11-28T04:00:00.000Z' }, NOW)).toEqual({ until: '2026-11-29T10:00:00.000Z' });
  });

  it('has begun before its end, even if it began a minute ago', () => {
    expect(endedAt(VALIDITY, { from: '2026-11-29T10:00:00.000Z' }, NOW)).toEqual({
      from: '2026-11-29T09:45:00.000Z',
      until: '2026-11-29T10:00:00.000Z',
    });
  });
});
