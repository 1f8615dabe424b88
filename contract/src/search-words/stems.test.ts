import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { stemsOf } from './small-words.ts';
import { stemOf, wordsOf } from './stems.ts';

const same = (...forms: string[]): Set<string> => new Set(forms.map((form) => stemsOf(form)[0] ?? ''));

describe('the stem of a word', () => {
  it.each([
    [['قمح', 'القمح', 'والقمح', 'بالقمح', 'للقمح', 'قَمْح', 'قـمـح']],
    [['مزارع', 'المزارعون', 'مزارعين', 'للمزارعين']],
    [['شجرة', 'شجره', 'الشجرة']],
    [['زراعة', 'زراعات', 'الزراعي', 'زراعية']],
    [['ذرة', 'درة', 'الذرة']],
    [['ثوم', 'توم', 'الثوم']],
    [['مانجا', 'مانجة', 'المانجه']],
    [['ازرع', 'وازرع']],
    [['يذبل', 'بيدبل']],
    [['tomato', 'tomatoes', 'Tomatoes']],
    [['plant', 'planted', 'planting']],
    [['berry', 'berries']],
    [['fertilizer', 'fertilisers']],
  ])('is one for %j', (forms) => {
    expect(same(...forms).size).toBe(1);
  });

  it('keeps short words, and words that only look as if they had an ending, apart', () => {
    expect(same('ري').has('ري')).toBe(true);
    expect(same('تين', 'تبن').size).toBe(2);
    expect(same('grass').has('grass')).toBe(true);
    expect(same('ورق').has('ورق')).toBe(true);
  });

  it('is never empty, and has no capital, which the index uses for itself', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        for (const word of wordsOf(text)) expect(stemOf(word)).toMatch(/^[^A-Z\s]+$/);
      }),
    );
  });
});
