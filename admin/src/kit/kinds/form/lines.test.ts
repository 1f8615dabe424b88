import { linePairs } from '@sanabel/contract/formatting/lines';
import { describe, expect, it } from 'vitest';
import { missingIn, textsOf } from './lines.ts';

describe('lines in two languages', () => {
  it('are written and read again', () => {
    const lines = [
      { ar: 'أوقف الري', en: 'Stop irrigating' },
      { ar: 'افتح المصارف', en: 'Open the drains' },
    ];
    const texts = textsOf(lines);
    expect(texts).toEqual({ ar: 'أوقف الري\nافتح المصارف', en: 'Stop irrigating\nOpen the drains' });
    expect(linePairs(texts)).toEqual(lines);
  });

  it('stay beside their translation when others are missing', () => {
    const lines = [
      { ar: 'أوقف الري', en: '' },
      { ar: 'افتح المصارف', en: 'Open the drains' },
      { ar: 'أجّل الرش', en: ' ' },
    ];
    const texts = textsOf(lines);
    expect(texts).toEqual({ ar: 'أوقف الري\nافتح المصارف\nأجّل الرش', en: '\nOpen the drains' });
    expect(linePairs(texts)).toEqual(lines.map(({ ar, en }) => ({ ar, en: en.trim() })));
    expect([missingIn('ar', texts), missingIn('en', texts)]).toEqual([0, 2]);
  });

  it('without any translation leave the other language empty', () => {
    expect(textsOf([{ ar: 'أوقف الري', en: '' }])).toEqual({ ar: 'أوقف الري', en: '' });
    expect(missingIn('en', { ar: 'أوقف الري\nافتح', en: '' })).toBe(2);
  });

  it('leave out blank rows, and breaks within a line', () => {
    expect(
      textsOf([
        { ar: ' ', en: '' },
        { ar: 'أوقف\nالري', en: '' },
      ]).ar,
    ).toBe('أوقف الري');
  });
});
