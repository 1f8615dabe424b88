import { describe, expect, it } from 'vitest';
import { contentOf, generateItem, generateLists } from '../../../scripts/testing/content/generated.ts';
import { nextChange, seasonStart } from './next-change.ts';

const at = (iso: string): number => Date.parse(iso);
const lists = generateLists(0);
const contentWith = (spans: readonly [from: string, until: string][]) => {
  const alerts = spans.map(([from, until], index) => ({ ...generateItem('alerts', index + 1), from, until }));
  return contentOf({ ...lists, alerts }, 1, { webp: 1, avif: 1 });
};
const next = (now: string, ...spans: [string, string][]): string => new Date(nextChange(contentWith(spans), at(now))).toISOString();

describe('the season', () => {
  it.each([
    ['2026-09-10T20:59:00Z', '2025-09-10T21:00:00.000Z'],
    ['2026-09-10T21:00:00Z', '2026-09-10T21:00:00.000Z'],
    ['2027-09-11T20:59:00Z', '2026-09-10T21:00:00.000Z'],
    ['2027-09-11T21:00:00Z', '2027-09-11T21:00:00.000Z'],
    ['2027-02-01T00:00:00Z', '2026-09-10T21:00:00.000Z'],
  ])('at %s began with Tut, at midnight in Cairo: %s', (now, start) => {
    expect(new Date(seasonStart(at(now))).toISOString()).toBe(start);
  });
});

describe('the next time at which pages change by themselves', () => {
  it('is the start of a year or of a season where nothing else is', () => {
    expect(next('2026-11-29T08:00:00Z')).toBe('2026-12-31T22:00:00.000Z');
    expect(next('2027-01-01T08:00:00Z')).toBe('2027-09-11T21:00:00.000Z');
  });

  it('is a start or an end of validity, also in the past of a later one, and never now', () => {
    const spans: [string, string][] = [
      ['2026-11-28T06:00:00.000Z', '2026-11-30T18:00:00.000Z'],
      ['2026-11-29T20:00:00.000Z', '2026-12-03T06:00:00.000Z'],
    ];
    expect(next('2026-11-29T08:00:00Z', ...spans)).toBe('2026-11-29T20:00:00.000Z');
    expect(next('2026-11-29T20:00:00Z', ...spans)).toBe('2026-11-30T18:00:00.000Z');
    expect(next('2026-11-30T18:00:00Z', ...spans)).toBe('2026-12-03T06:00:00.000Z');
    expect(next('2026-12-03T06:00:00Z', ...spans)).toBe('2026-12-31T22:00:00.000Z');
  });
});
