import { LOCALES } from '@sanabel/contract/enumerations';
import { edgesOfHalves } from '@sanabel/contract/growing-guide/window';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { copticMonthName, formatHalf, formatWindow, monthName } from './labels.ts';

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

describe('a window in words', () => {
  it.each([
    [edgesOfHalves(21, 21), 'النصف الثاني من نوفمبر', 'the second half of November'],
    [edgesOfHalves(20, 21), 'نوفمبر', 'November'],
    [edgesOfHalves(2, 3), 'فبراير', 'February'],
    [edgesOfHalves(7, 9), 'من منتصف أبريل إلى آخر مايو', 'from mid April to the end of May'],
    [edgesOfHalves(22, 0), 'من أول ديسمبر إلى منتصف يناير', 'from the start of December to mid January'],
    [edgesOfHalves(5, 4), 'على مدار العام', 'all year round'],
    [{ from: '11-10', to: '11-25' }, 'من ١٠ إلى ٢٥ نوفمبر', 'from 10 to 25 November'],
    [{ from: '11-15', to: '11-30' }, 'من ١٥ إلى ٣٠ نوفمبر', 'from 15 to 30 November'],
    [{ from: '04-mid', to: '05-10' }, 'من منتصف أبريل إلى ١٠ مايو', 'from mid April to 10 May'],
    [{ from: '11-10', to: '12-early' }, 'من ١٠ نوفمبر إلى أوائل ديسمبر', 'from 10 November to early December'],
    [{ from: '05-early', to: '05-early' }, 'أوائل مايو', 'early May'],
    [{ from: '11-late', to: '02-28' }, 'من أواخر نوفمبر إلى آخر فبراير', 'from late November to the end of February'],
  ])('of %j', (window, arabic, english) => {
    expect([formatWindow('ar', window), formatWindow('en', window)]).toEqual([arabic, english]);
  });

  it('is filled in, whichever it is', () => {
    const half = fc.nat(23);
    fc.assert(
      fc.property(half, half, (from, to) => {
        for (const locale of LOCALES) {
          expect(formatWindow(locale, edgesOfHalves(from, to))).not.toContain('{{');
          expect(formatHalf(locale, from)).toContain(monthName(locale, Math.floor(from / 2) + 1));
        }
      }),
    );
  });
});
