import type { Crop } from '@sanabel/contract/entities/crop';
import type { GrowingGuide } from '@sanabel/contract/growing-guide/growing-guide';
import { edgesOfHalves } from '@sanabel/contract/growing-guide/window';
import { describe, expect, it } from 'vitest';
import { FARMERS_MONTHS, guideView, shared } from './growing-guide.ts';

const viewOf = (growingGuide: GrowingGuide | string, locale: 'ar' | 'en' = 'en') =>
  guideView({ growthPeriod: 6, sheet: typeof growingGuide === 'string' ? growingGuide : JSON.stringify(growingGuide) } as Crop, locale);
const WINTER = { sowing: [{ ...edgesOfHalves(21, 21), source: 1 }], harvest: [edgesOfHalves(7, 9)] };
const sources = [{ name: 'Bulletin' }];

describe('what regions have in common', () => {
  it('is there once, with the indices of its regions where not all that have any share it', () => {
    expect(shared([['a', 'b'], ['a'], [], ['a', 'c', 'b']])).toEqual([
      { value: 'a', regions: [] },
      { value: 'b', regions: [0, 3] },
      { value: 'c', regions: [3] },
    ]);
  });
});

describe('what a page shows of a sheet', () => {
  it.each(['', 'half of {"a sheet', '{"colour":"red"}'])('is nothing of %j', (text) => expect(viewOf(text)).toBeNull());

  it('is neither a year nor a table where only names are known', () => {
    expect(viewOf({ scientificName: 'Hordeum vulgare' })).toMatchObject({ regions: [], hasYear: false, rows: [] });
  });

  it('is a year of 24 halves from September, in one run for a winter crop', () => {
    const [region] = viewOf({ regions: { everywhere: WINTER }, sources })?.regions ?? [];
    expect(region?.kernels.map(([letter]) => letter?.[0]).join('')).toBe('rrrrrsttttttttthhhrrrrrr');
    expect(region?.windows[0]).toEqual({ kind: 'sowing', name: '', text: 'the second half of November', note: '', source: 1 });
    expect(region?.windows[1]).toMatchObject({ kind: 'harvest', text: 'from mid April to the end of May' });
    expect(FARMERS_MONTHS).toEqual([9, 10, 11, 12, 1, 2, 3, 4, 5, 6, 7, 8]);
  });

  it('says what to do on each day, with the end of the work or the next sowing', () => {
    const [region] = viewOf({ regions: { everywhere: { ...WINTER, sowing: [{ from: '11-10', to: '11-25' }] } }, sources })?.regions ?? [];
    expect(region?.works).toEqual([
      { stage: 'sow', days: '1110-1125', name: '', date: '25 November' },
      { stage: 'harvest', days: '0416-0531', name: '', date: 'the end of May' },
      { stage: 'tend', days: '1126-0415', name: '', date: '' },
      { stage: 'rest', days: '0601-1109', name: '', date: '10 November' },
    ]);
    expect(region?.kernels[4]).toEqual(['rest', 'rest', 'sow']);
  });

  it('says the same work of several spans once', () => {
    const sowing = [
      { from: '03-01', to: '03-31', name: 'Spring' },
      { from: '08-01', to: '08-31', name: 'Autumn' },
    ];
    const [region] = viewOf({ regions: { everywhere: { sowing } } })?.regions ?? [];
    expect(region?.works.find(({ stage }) => stage === 'tend')?.days).toMatch(/^\d{4}-\d{4} \d{4}-\d{4}$/);
  });

  it('calls no day out of season where no harvest is known', () => {
    const view = viewOf({ regions: { everywhere: { sowing: [edgesOfHalves(7, 9)] } } });
    expect(view?.regions.map(({ namedStages }) => namedStages)).toEqual([['sow', 'tend']]);
  });

  it('shows the dates of the nearest region where a region has none, and says so', () => {
    const view = viewOf({ regions: { delta: { water: { value: '5' } }, upper: WINTER }, sources });
    expect(view?.regions.map(({ isKnown }) => isKnown)).toEqual([true, true, true, true]);
    expect(view?.regions.map(({ windows }) => windows[0]?.note)).toEqual([
      'as in Upper Egypt, not checked for this region',
      'as in Upper Egypt, not checked for this region',
      '',
      'as in Upper Egypt, not checked for this region',
    ]);
  });

  it('marks a region of which nothing is known, and names the windows of a place', () => {
    const sowing = [{ from: '02-01', to: '03-31', arabicName: 'الربيعي', place: 'Qena', arabicPlace: 'قنا' }];
    const view = viewOf({ regions: { upper: { sowing } } }, 'ar');
    expect([view?.first, view?.regions.map(({ isKnown }) => isKnown)]).toEqual([2, [false, false, true, false]]);
    expect(view?.regions[2]?.windows[0]?.name).toBe('الربيعي، قنا');
  });

  it('has the rows of which anything is known, shared where the regions agree, in the digits of the page', () => {
    const water = { value: '2.5-3', arabicNote: 'في المتوسط.' };
    const varieties = { arabicNote: 'جيزة ١٧٧' };
    const view = viewOf({ regions: { everywhere: { water }, upper: { water: { value: '4' }, varieties } } }, 'ar');
    expect(view?.rows.map(({ name, variants }) => [name, variants.length])).toEqual([
      ['water', 2],
      ['varieties', 1],
    ]);
    expect(view?.rows[0]?.variants).toMatchObject([
      { value: '٢٫٥ إلى ٣', unit: 'أمتار مكعبة', regions: [0, 1, 3], note: { arabicNote: 'في المتوسط.' } },
      { value: '٤', regions: [2] },
    ]);
    expect(view?.rows[1]?.variants).toMatchObject([{ value: '', unit: '', note: varieties, regions: [2] }]);
    expect(view?.uncheckedRows).toEqual(['seedRate', 'spacing', 'fertiliser', 'yield']);
  });

  it.each([
    ['water', '5-6', 'irrigations', '٥ إلى ٦ ريات', '5–6 irrigations'],
    ['water', '12', 'irrigations', '١٢ رية', '12 irrigations'],
    ['water', '103', 'irrigations', '١٠٣ ريات', '103 irrigations'],
    ['water', '1', 'irrigations', 'رية واحدة', '1 irrigation'],
    ['water', '2', 'irrigations', 'ريتان', '2 irrigations'],
    ['water', '1-2', 'irrigations', '١ إلى ٢ رية', '1–2 irrigations'],
    ['water', '8200', 'm3', '٨٢٠٠ متر مكعب', '8200 m³'],
    ['seedRate', '3.75', 'kg', '٣٫٧٥ كيلوجرام', '3.75 kg'],
    ['yield', '4-5', 'tonnes', '٤ إلى ٥ أطنان', '4–5 tonnes'],
    ['yield', '12-24', 'ardab', '١٢ إلى ٢٤ إردبًا', '12–24 ardabs'],
    ['spacing', '25x60', 'cm', '٢٥ في ٦٠ سنتيمترًا', '25×60 cm'],
  ] as const)('writes the %s %s %s as the language counts', (row, value, unit, arabic, english) => {
    const amountIn = (locale: 'ar' | 'en') => {
      const variant = viewOf({ regions: { everywhere: { [row]: { value, unit } } } }, locale)?.rows[0]?.variants[0];
      return [variant?.value, variant?.unit].filter(Boolean).join(' ');
    };
    expect([amountIn('ar'), amountIn('en')]).toEqual([arabic, english]);
  });
});
