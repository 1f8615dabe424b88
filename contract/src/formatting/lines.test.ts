import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { linePairs } from './lines.ts';

describe('lines in both languages', () => {
  it.each([
    ['أولى\nثانية', 'One\nTwo', 'أولى|One ثانية|Two'],
    ['أولى\nثانية\nثالثة', 'One\n\nThree', 'أولى|One ثانية| ثالثة|Three'],
    ['أولى\nثانية', '\nTwo', 'أولى| ثانية|Two'],
    ['أولى', 'One\nTwo', 'أولى|One |Two'],
    ['أولى\n\nثالثة', 'One\n\nThree', 'أولى|One ثالثة|Three'],
    ['أولى\nثانية', '', 'أولى| ثانية|'],
    ['', '', ''],
  ])('are pairs: %j and %j', (ar, en, pairs) => {
    expect(
      linePairs({ ar, en })
        .map((pair) => `${pair.ar}|${pair.en}`)
        .join(' '),
    ).toBe(pairs);
  });

  it('wait for their translation where older texts repeat the Arabic line', () => {
    expect(linePairs({ ar: 'أولى\nNPK 20-20-20', en: 'أولى\nNPK 20-20-20' })).toEqual([
      { ar: 'أولى', en: '' },
      { ar: 'NPK 20-20-20', en: 'NPK 20-20-20' },
    ]);
  });

  it('keep every line that is written', () => {
    const text = fc.array(fc.constantFrom('', 'سطر', 'line'), { maxLength: 5 }).map((all) => all.join('\n'));
    const written = (all: readonly string[]): string[] => all.filter((line) => line !== '');
    fc.assert(
      fc.property(text, text, (ar, en) => {
        const pairs = linePairs({ ar, en });
        expect(written(pairs.map((pair) => pair.ar))).toEqual(written(ar.split('\n')));
        expect(pairs.every((pair) => pair.ar + pair.en !== '')).toBe(true);
      }),
    );
  });
});
