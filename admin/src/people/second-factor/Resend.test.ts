import '../../../test/page.ts';
import { describe, expect, it } from 'vitest';
import { clockText, secondsUntil } from './Resend.tsx';

describe('the countdown to the next code', () => {
  it.each([
    [59, '00:59'],
    [7, '00:07'],
    [0, '00:00'],
    [754, '12:34'],
  ])('%d seconds are %s', (seconds, text) => expect(clockText(seconds)).toBe(text));

  it('begins at 59, rounds up, and ends at 0', () => {
    expect(secondsUntil(61_000, 0)).toBe(59);
    expect(secondsUntil(60_000, 0)).toBe(59);
    expect(secondsUntil(58_001, 0)).toBe(59);
    expect(secondsUntil(58_000, 0)).toBe(58);
    expect(secondsUntil(1, 0)).toBe(1);
    expect(secondsUntil(0, 5_000)).toBe(0);
  });
});
