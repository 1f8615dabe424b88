import { LOCALES } from '@sanabel/contract/enumerations';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { copticMonthName, formatHalf, formatSpan, monthName } from './labels.ts';

const MONTHS = Array.from({ length: 12 }, (_, index) => index + 1);

describe('the months', () => {
  it('have a name in both calendars and languages, each its own', () => {
    for (const locale of LOCALES)
      for (const nameOf of [monthName, copticMonthName]) expect(new Set(MONTHS.map((month) => nameOf(locale, month))).size).toBe(12);
  });
  it('of the farmer go from Tut in September to Mesra in August', () => {
    expect([9, 10, 11, 12, 1, 2, 3, 4, 5, 6, 7, 8].map((month) => copticMonthName('ar', month)).join(' ')).toBe(
      'توت بابه هاتور كيهك طوبة أمشير برمهات برمودة بشنس بؤونة أبيب مسرى',
    );
    expect([monthName('ar', 9), monthName('en', 8), copticMonthName('en', 8)]).toEqual(['سبتمبر', 'August', 'Mesra']);
  });
});

describe('a span in words', () => {
  it.each([
    [{ from: 21, to: 21 }, 'النصف الثاني من نوفمبر', 'the second half of November'],
    [{ from: 20, to: 21 }, 'نوفمبر', 'November'],
    [{ from: 7, to: 9 }, 'من منتصف أبريل إلى آخر مايو', 'from mid April to the end of May'],
    [{ from: 22, to: 0 }, 'من أول ديسمبر إلى منتصف يناير', 'from the start of December to mid January'],
    [{ from: 5, to: 4 }, 'على مدار العام', 'all year round'],
  ])('of %j', (span, arabic, english) => {
    expect([formatSpan('ar', span), formatSpan('en', span)]).toEqual([arabic, english]);
  });

  it('is filled in, whichever it is', () => {
    const half = fc.nat(23);
    fc.assert(
      fc.property(half, half, (from, to) => {
        for (const locale of LOCALES) {
          expect(formatSpan(locale, { from, to })).not.toContain('{{');
          expect(formatHalf(locale, from)).toContain(monthName(locale, Math.floor(from / 2) + 1));
        }
      }),
    );
  });
});
