import { describe, expect, it } from 'vitest';
import { linesOf, missingIn, textsOf } from './lines.ts';

describe('lines in two languages', () => {
  it('are written and read again', () => {
    const lines = [
      { ar: 'أوقف الري', en: 'Stop irrigating' },
      { ar: 'افتح المصارف', en: 'Open the drains' },
    ];
    const texts = textsOf(lines);
    expect(texts).toEqual({ ar: 'أوقف الري\nافتح المصارف', en: 'Stop irrigating\nOpen the drains' });
    expect(linesOf(texts.ar, texts.en)).toEqual(lines);
  });

  it('stay beside their translation when one in between is missing', () => {
    const lines = [
      { ar: 'أوقف الري', en: '' },
      { ar: 'افتح المصارف', en: 'Open the drains' },
    ];
    const { ar, en } = textsOf(lines);
    expect(en).toBe('أوقف الري\nOpen the drains');
    expect(linesOf(ar, en)).toEqual(lines);
    expect([missingIn('ar', { ar, en }), missingIn('en', { ar, en })]).toEqual([0, 1]);
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
