import { describe, expect, it } from 'vitest';
import { clubMonth, nextMonth, nextTime } from './club-time.ts';

const CAIRO = 'Africa/Cairo';
const at = (iso: string): number => Date.parse(iso);
const iso = (timestamp: number): string => new Date(timestamp).toISOString();

describe("the club's time", () => {
  it('has months that begin at its own midnight', () => {
    expect(clubMonth(at('2026-11-30T21:59:59Z'), CAIRO)).toBe('2026-11');
    expect(clubMonth(at('2026-11-30T22:00:00Z'), CAIRO)).toBe('2026-12');
    expect(iso(nextMonth(at('2026-11-22T10:00:00Z'), CAIRO))).toBe('2026-11-30T22:00:00.000Z');
    expect(iso(nextMonth(at('2026-12-31T21:00:00Z'), CAIRO))).toBe('2026-12-31T22:00:00.000Z');
    // Summer time is three hours ahead.
    expect(iso(nextMonth(at('2026-06-15T10:00:00Z'), CAIRO))).toBe('2026-06-30T21:00:00.000Z');
  });

  it('names the next of some times of day', () => {
    const times = [
      { hour: 8, minute: 0 },
      { hour: 18, minute: 30 },
    ];
    expect(iso(nextTime(at('2026-11-22T05:59:00Z'), times, CAIRO))).toBe('2026-11-22T06:00:00.000Z');
    expect(iso(nextTime(at('2026-11-22T06:00:00Z'), times, CAIRO))).toBe('2026-11-22T16:30:00.000Z');
    expect(iso(nextTime(at('2026-11-22T17:00:00Z'), times, CAIRO))).toBe('2026-11-23T06:00:00.000Z');
  });

  it('continues when summer time begins and ends', () => {
    // Cairo skips the hour after midnight on 24 April 2026, and repeats the hour before midnight on 29 October.
    expect(iso(nextTime(at('2026-04-23T20:00:00Z'), [{ hour: 0, minute: 30 }], CAIRO))).toBe('2026-04-23T22:30:00.000Z');
    expect(iso(nextTime(at('2026-04-23T20:00:00Z'), [{ hour: 8, minute: 0 }], CAIRO))).toBe('2026-04-24T05:00:00.000Z');
    expect(iso(nextTime(at('2026-10-29T19:00:00Z'), [{ hour: 23, minute: 30 }], CAIRO))).toBe('2026-10-29T20:30:00.000Z');
    expect(iso(nextTime(at('2026-10-29T22:00:00Z'), [{ hour: 8, minute: 0 }], CAIRO))).toBe('2026-10-30T06:00:00.000Z');
  });
});
