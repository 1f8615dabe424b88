import { formatNumber } from '@sanabel/brand/format';
import { LOCALES, type Locale } from '@sanabel/contract/enumerations';
import { needs as arabicNeeds } from '@sanabel/contract/labels/ar';
import { needs as englishNeeds } from '@sanabel/contract/labels/en';
import { describe, expect, it } from 'vitest';
import { ar } from './ar/index.ts';
import { fillPlural, numberLike, type PluralForms } from './counted.ts';
import { en } from './en/index.ts';

const catalogues = { ar: { ...ar, needs: arabicNeeds }, en: { ...en, needs: englishNeeds } };
const sampleOf = (locale: Locale): string => formatNumber(locale, 1_234_567_890);
/** Nouns that another one follows in the genitive, and so have no tanween. */
const IN_CONSTRUCT = /\{\{n\}\} (?:طلب|نص) /;
const EXAMPLES = { zero: 0, one: 1, two: 2, few: 3, many: 11, other: 100 };

const countedIn = (tree: object, path = ''): [string, PluralForms][] =>
  Object.entries(tree).flatMap(([name, value]: [string, unknown]): [string, PluralForms][] => {
    if (typeof value !== 'object' || value === null) return [];
    const key = `${path}${name}`;
    return 'one' in value && 'other' in value ? [[key, value as PluralForms]] : countedIn(value, `${key}.`);
  });

describe('every counted text', () => {
  it('is counted in both languages', () => {
    const [arabic, english] = LOCALES.map((locale) => countedIn(catalogues[locale]).map(([key]) => key));
    expect(arabic?.length).toBeGreaterThan(5);
    expect(arabic).toEqual(english);
  });

  it.each(countedIn(catalogues.ar))('%s has the six Arabic forms, and a count chooses each', (_key, forms) => {
    expect(Object.keys(forms).sort()).toEqual(Object.keys(EXAMPLES).sort());
    for (const [form, count] of Object.entries(EXAMPLES)) {
      const text = forms[form as keyof typeof EXAMPLES];
      expect(fillPlural(forms, 'ar', count, sampleOf('ar'))).toBe(text?.replaceAll('{{n}}', formatNumber('ar', count)));
      expect(text).not.toBe('');
    }
    for (let count = 0; count <= 103; count += 1) expect(fillPlural(forms, 'ar', count, sampleOf('ar'))).not.toMatch(/\{\{|undefined|^$/);
  });

  it.each(countedIn(catalogues.ar))(
    '%s has its noun in the right case after each number',
    (_key, { zero, one, two, few, many = '', other }) => {
      for (const text of [zero, one, two]) expect(text).not.toMatch(/\{\{n\}\}|\p{Nd}/u);
      expect(new Set([two, few, many]).size).toBe(3);
      const counted = (text: string): string => text.split('{{n}} ').at(-1) ?? text;
      if (!IN_CONSTRUCT.test(many)) expect(counted(many)).toMatch(/^\p{L}+(?:ًا|ة)(?!\p{L})/u);
      expect(counted(other)).not.toMatch(/^\S*ًا(?!\p{L})/u);
      expect(few).not.toBe(other);
    },
  );

  it.each(countedIn(catalogues.en))('%s has the two English forms', (_key, forms) => {
    expect(Object.keys(forms).sort()).toEqual(['one', 'other']);
    expect(fillPlural(forms, 'en', 1, sampleOf('en'))).toBe(forms.one?.replaceAll('{{n}}', '1'));
    expect(fillPlural(forms, 'en', 11, sampleOf('en'))).toBe(forms.other.replaceAll('{{n}}', '11'));
  });
});

describe.each(LOCALES)('a number in a browser, %s', (locale) => {
  it.each([0, 7, 24, 119, 1000, 5004, 99_999, 1_204_000])('%i is written as the build writes it', (value) => {
    expect(numberLike(sampleOf(locale), value)).toBe(formatNumber(locale, value));
  });
});
