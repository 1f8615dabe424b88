import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fieldErrorsOf } from '../errors.ts';
import { GROWING_GUIDE_MAX, GUIDE_WINDOWS_MAX, HALVES_OF_YEAR } from '../limits.ts';
import { type GrowingGuide, growingGuideOf, growingGuideText } from './growing-guide.ts';
import { GUIDE_REGIONS, GUIDE_ROWS, GUIDE_UNITS } from './rows.ts';
import { factsOf, regionsOf, synonymsIn } from './shown.ts';
import { writeGrowingGuide } from './write.ts';

const errorsOf = (growingGuide: unknown): string[] => {
  const { error } = growingGuideText.safeParse(typeof growingGuide === 'string' ? growingGuide : JSON.stringify(growingGuide));
  return error ? fieldErrorsOf(error).map(({ field, code }) => `${field} ${code}`) : [];
};
const delta = (facts: object, more: object = {}) => ({ regions: { delta: facts }, ...more });
const saved = (growingGuide: unknown): unknown => JSON.parse(growingGuideText.parse(JSON.stringify(growingGuide)) || '{}');

const WHEAT = {
  sources: [{ name: 'Wheat bulletin', year: 2023, link: 'https://example.com/wheat' }],
  regions: { delta: { yield: { unit: 'ardab', value: '18-20', source: 1 }, sowing: [{ from: '11-10', to: '11-late' }] } },
  scientificName: 'Triticum aestivum',
};

describe('the sheet of a crop as it crosses the API', () => {
  it('is a text that holds JSON, kept in one order and without what is empty', () => {
    const typed = { ...WHEAT, synonyms: ' ', regions: { upper: { water: { unit: 'm3' } }, ...WHEAT.regions, middle: {} } };
    expect(growingGuideText.parse(JSON.stringify(typed))).toBe(
      '{"scientificName":"Triticum aestivum","regions":{"delta":{"sowing":[{"from":"11-10","to":"11-late"}],' +
        '"yield":{"value":"18-20","unit":"ardab","source":1}}},"sources":[{"name":"Wheat bulletin","year":2023,"link":"https://example.com/wheat"}]}',
    );
  });

  it.each(['', '  ', '{}', '{"regions":{"delta":{}},"sources":[]}'])('says nothing as %j', (value) => {
    expect(growingGuideText.parse(value)).toBe('');
    expect(growingGuideOf('')).toBeNull();
  });

  it.each([
    ['٥٠ – ٦٠', '50-60'],
    ['20 × 70', '20x70'],
    ['١٫٥', '1.5'],
    ['10-15 x 60', '10-15x60'],
  ])('keeps %s as %s', (typed, value) => {
    expect(saved(delta({ seedRate: { value: typed } }))).toEqual(delta({ seedRate: { value } }));
  });

  it.each([
    ['no JSON', '{"regions"', [' invalid_type']],
    ['a list', [], [' invalid_type']],
    ['a field that nobody knows', { colour: 'red' }, ['colour unknown_field']],
    ['a day that no month has', delta({ sowing: [{ from: '11-10', to: '11-31' }] }), ['regions.delta.sowing.0.to invalid_type']],
    ['a month that no year has', delta({ sowing: [{ from: '13-early', to: '01-10' }] }), ['regions.delta.sowing.0.from invalid_type']],
    ['half a window', delta({ harvest: [{ from: '03-01' }] }), ['regions.delta.harvest.0.to required']],
    ['a half that no year has', delta({ sowing: { from: 0, to: HALVES_OF_YEAR } }), ['regions.delta.sowing invalid_type']],
    [
      'more windows than a page shows',
      delta({ sowing: Array.from({ length: GUIDE_WINDOWS_MAX + 1 }, () => ({ from: '01-01', to: '01-02' })) }),
      ['regions.delta.sowing too_long'],
    ],
    [
      'a window with a source that is not there',
      delta({ sowing: [{ from: '01-01', to: '01-02', source: 1 }] }),
      ['regions.delta.sowing.0.source invalid_choice'],
    ],
    ['words for a number', delta({ yield: { value: 'plenty' } }), ['regions.delta.yield.value invalid_characters']],
    ["another row's unit", delta({ water: { value: '5', unit: 'kg' } }), ['regions.delta.water.unit invalid_choice']],
    ['a source that is not there', delta({ water: { value: '5', source: 1 } }), ['regions.delta.water.source invalid_choice']],
    ['a source without a name', { sources: [{ name: '' }] }, ['sources.0.name required']],
    ['a link that runs', { sources: [{ name: 'A', link: 'javascript:alert(1)' }] }, ['sources.0.link invalid_link']],
    ['a day that no month has', { reviewedOn: '2026-02-30' }, ['reviewedOn invalid_type']],
    ['somebody that is no id', { reviewedBy: 'Hana' }, ['reviewedBy invalid_id']],
    ['a longer text than is kept', 'x'.repeat(GROWING_GUIDE_MAX + 1), [' too_long']],
  ])('is refused with %s', (_, value, expected) => {
    expect(errorsOf(value)).toEqual(
      expected.map((fieldError) => fieldError.trimStart()).map((fieldError) => (fieldError.includes(' ') ? fieldError : ` ${fieldError}`)),
    );
  });

  it('does not let a name reach the prototype', () => {
    expect(errorsOf('{"regions":{"__proto__":{"water":{"value":"5"}}}}')).toEqual([' invalid_type']);
  });

  const some = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined });
  const edge = fc.constantFrom('01-01', '02-29', '11-10', '12-early', '04-mid', '05-late');
  const windows = fc.array(fc.record({ from: edge, to: edge, arabicName: fc.constantFrom('', 'النيلية') }), { maxLength: 3 });
  const facts = fc.record({
    sowing: some(windows),
    ...Object.fromEntries(
      GUIDE_ROWS.map((name) => [
        name,
        some(fc.record({ value: fc.constantFrom('', '7', '5-6'), unit: fc.constantFrom(...GUIDE_UNITS[name]) })),
      ]),
    ),
  });
  const growingGuides = fc.record({
    scientificName: fc.string({ maxLength: 20, unit: fc.constantFrom('a', 'ب', ' ') }),
    regions: fc.record(Object.fromEntries(GUIDE_REGIONS.map((name) => [name, some(facts)]))),
  });

  it('is the same text however often it is saved', () => {
    fc.assert(
      fc.property(growingGuides, (value) => {
        const once = growingGuideText.parse(JSON.stringify(value));
        expect(growingGuideText.parse(once)).toBe(once);
        expect(writeGrowingGuide(growingGuideOf(once) ?? {})).toBe(once);
      }),
    );
  });
});

describe('a sheet from before windows had days', () => {
  const OLD = '{"regions":{"delta":{"sowing":{"from":21,"to":3,"source":1},"harvest":{"from":7,"to":9}}},"sources":[{"name":"A"}]}';
  const regions = {
    delta: { sowing: [{ from: '11-16', to: '02-29', source: 1 }], harvest: [{ from: '04-16', to: '05-31' }] },
  };

  it('is read with the days of its half-months, as rows, drafts, versions and backups have it', () => {
    expect(growingGuideOf(OLD)?.regions).toEqual(regions);
  });
  it('is saved with days', () => {
    expect(saved(JSON.parse(OLD))).toEqual({ regions, sources: [{ name: 'A' }] });
  });
  it('is the same for each of the 24 halves', () => {
    for (let half = 0; half < HALVES_OF_YEAR; half++) {
      const [window] = growingGuideOf(JSON.stringify(delta({ sowing: { from: half, to: half } })))?.regions?.delta?.sowing ?? [];
      expect(window && Number(window.from.slice(0, 2))).toBe(Math.floor(half / 2) + 1);
      expect(window?.from.slice(3)).toBe(half % 2 === 0 ? '01' : '16');
    }
  });
});

describe('the regions of a sheet', () => {
  const growingGuide: GrowingGuide = {
    regions: { everywhere: { seedRate: { value: '60' }, water: { value: '5' } }, delta: { water: { value: '6' } } },
  };
  it('say more than the whole country, and take from it what they do not say', () => {
    expect(factsOf(growingGuide, 'delta')).toEqual({ seedRate: { value: '60' }, water: { value: '6' } });
  });
  it('are offered where any of them differs, else the country alone', () => {
    expect(regionsOf(growingGuide).map(({ region }) => region)).toEqual(['delta', 'middle', 'upper', 'reclaimed']);
    expect(regionsOf({ regions: { everywhere: { water: { value: '5' } } } })).toEqual([{ region: 'everywhere', isKnown: true }]);
    expect(regionsOf({ regions: { upper: { water: { value: '5' } } } }).filter(({ isKnown }) => isKnown)).toEqual([
      { region: 'upper', isKnown: true },
    ]);
    expect(regionsOf({ scientificName: 'Zea mays' })).toEqual([]);
  });
});

it('other names are parted by commas of both languages', () => {
  expect(synonymsIn(' ذرة، درة ,Corn;')).toEqual(['ذرة', 'درة', 'Corn']);
  expect(synonymsIn()).toEqual([]);
});
