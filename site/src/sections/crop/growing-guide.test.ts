import type { Crop } from '@sanabel/contract/entities/crop';
import type { GrowingGuide } from '@sanabel/contract/growing-guide/growing-guide';
import { describe, expect, it } from 'vitest';
import { FARMERS_MONTHS, formatYear, guideView } from './growing-guide.ts';

const viewOf = (growingGuide: GrowingGuide | string, locale: 'ar' | 'en' = 'en') =>
  guideView({ sheet: typeof growingGuide === 'string' ? growingGuide : JSON.stringify(growingGuide) } as Crop, locale);
const WINTER = { sowing: { from: 21, to: 21, source: 1 }, harvest: { from: 7, to: 9 } };
const sources = [{ name: 'Bulletin' }];

describe('what a page shows of a sheet', () => {
  it.each(['', 'half of {"a sheet', '{"colour":"red"}'])('is nothing of %j', (text) => expect(viewOf(text)).toBeNull());

  it('is neither a year nor a table where only names are known', () => {
    expect(viewOf({ scientificName: 'Hordeum vulgare' })).toMatchObject({ regions: [], hasYear: false, rows: [] });
  });

  it('is a year of 24 halves from September, in one run for a winter crop', () => {
    const [region] = viewOf({ regions: { everywhere: WINTER }, sources })?.regions ?? [];
    expect(region?.stages.map(([letter]) => letter).join('')).toBe('rrrrrsttttttttthhhrrrrrr');
    expect(region?.sowing).toEqual({ text: 'the second half of November', source: 1 });
    expect(region && formatYear(region, { sowing: 'Sown', harvest: 'Cut' })).toBe(
      'Sown: the second half of November. Cut: from mid April to the end of May',
    );
    expect(FARMERS_MONTHS).toEqual([9, 10, 11, 12, 1, 2, 3, 4, 5, 6, 7, 8]);
  });

  it('calls no half out of season where one of the two windows is not known', () => {
    const view = viewOf({ regions: { delta: { sowing: { from: 7, to: 9 } }, upper: { harvest: { from: 16, to: 18 } } } });
    expect(view?.regions.map(({ namedStages }) => namedStages)).toEqual([['sow'], [], ['harvest'], []]);
  });

  it('begins with the first region that has dates, and marks those of which nothing is known', () => {
    const view = viewOf({ regions: { delta: { water: { value: '5' } }, upper: WINTER }, sources });
    expect([view?.first, view?.regions.map(({ isKnown }) => isKnown)]).toEqual([2, [true, false, true, false]]);
  });

  it('has all five rows once one is known, shared where the regions agree, in the digits of the page', () => {
    const water = { value: '2.5-3', arabicNote: 'في المتوسط.' };
    const view = viewOf({ regions: { everywhere: { water }, upper: { water: { value: '4' } } } }, 'ar');
    expect(view?.rows.map(({ name, variants }) => [name, variants.length])).toEqual([
      ['seedRate', 1],
      ['spacing', 1],
      ['fertiliser', 1],
      ['water', 2],
      ['yield', 1],
    ]);
    expect(view?.rows[3]?.variants).toMatchObject([
      { value: '٢٫٥–٣', unit: 'م³', regions: [0, 1, 3], note: { arabicNote: 'في المتوسط.' } },
      { value: '٤', regions: [2] },
    ]);
    expect(view?.rows[0]?.variants).toMatchObject([{ value: '', unit: 'كجم', regions: [] }]);
  });

  it.each([
    ['5-6', 'ريات', 'irrigations'],
    ['12', 'رية', 'irrigations'],
    ['1', 'رية', 'irrigation'],
  ])('counts %s irrigations as the language does', (value, arabic, english) => {
    const water = { value, unit: 'irrigations' as const };
    const unitIn = (locale: 'ar' | 'en') => viewOf({ regions: { everywhere: { water } } }, locale)?.rows[3]?.variants[0]?.unit;
    expect([unitIn('ar'), unitIn('en')]).toEqual([arabic, english]);
  });
});
