import '../../../test/page.ts';
import { formatNumber } from '@sanabel/brand/format';
import { LOCALES, type Locale } from '@sanabel/contract/enumerations';
import { createInstance } from 'i18next';
import { describe, expect, it } from 'vitest';
import { ar } from '../../app/i18n/ar.ts';
import { en } from '../../app/i18n/en.ts';
import { WAITS } from '../../people/second-factor/texts/waits.ts';

const CATALOGUES = { ar, en } as const;
/** A number for each of Arabic's six plural forms. */
const EXAMPLES = { zero: 0, one: 1, two: 2, few: 3, many: 11, other: 100 } as const;
const FORMS = Object.keys(EXAMPLES) as (keyof typeof EXAMPLES)[];

const textsIn = (texts: object, path = ''): [string, string][] =>
  Object.entries(texts).flatMap(([name, value]: [string, unknown]): [string, string][] =>
    typeof value === 'string' ? [[`${path}${name}`, value]] : textsIn(value as object, `${path}${name}.`),
  );

/** Groups messages with plural forms by their key without the form. */
const countedIn = (locale: Locale): [string, Map<string, string>][] => {
  const counted = new Map<string, Map<string, string>>();
  for (const [key, text] of textsIn(CATALOGUES[locale])) {
    const [, name = '', form = ''] = /^(.*)_(zero|one|two|few|many|other)$/.exec(key) ?? [];
    if (form !== '') counted.set(name, (counted.get(name) ?? new Map()).set(form, text));
  }
  return [...counted];
};

const write = (locale: Locale, text: string, count: number): string => text.replace('{{count, n}}', formatNumber(locale, count));

/** The panel's own settings (i18n.ts), with both languages loaded. */
const i18n = createInstance();
await i18n.init({
  lng: 'ar',
  fallbackLng: false,
  resources: { ar: { translation: ar }, en: { translation: en } },
  interpolation: { escapeValue: false },
});
i18n.services.formatter?.add('n', (value: number, lng) => formatNumber(lng === 'en' ? 'en' : 'ar', value));
/** Formats through i18next. The key is known only at run time, so it has no type. */
const textOf = (locale: Locale, name: string, count: number): string => String(i18n.t(name as 'common.none', { lng: locale, count }));

describe('every counted message of the panel', () => {
  it('is counted in both languages', () => {
    const [arabic, english] = LOCALES.map((locale) =>
      countedIn(locale)
        .map(([name]) => name)
        .toSorted(),
    );
    expect(arabic?.length).toBeGreaterThan(15);
    expect(arabic).toEqual(english);
  });

  it.each(LOCALES)('has forms, in %s: none writes a number in one form alone', (locale) => {
    const forms = new Set(countedIn(locale).flatMap(([name, texts]) => [...texts.keys()].map((form) => `${name}_${form}`)));
    expect(textsIn(CATALOGUES[locale]).filter(([key, text]) => text.includes('{{count') && !forms.has(key))).toEqual([]);
  });

  it.each(countedIn('ar'))('%s has the six Arabic forms, and i18next reaches each', (name, texts) => {
    expect([...texts.keys()].toSorted()).toEqual(FORMS.toSorted());
    for (const form of FORMS) {
      const text = texts.get(form) ?? '';
      expect(text).toMatch(/\p{Script=Arabic}/u);
      expect(textOf('ar', name, EXAMPLES[form])).toBe(write('ar', text, EXAMPLES[form]));
    }
    const plural = new Intl.PluralRules('ar');
    for (let count = 0; count <= 103; count += 1)
      expect(textOf('ar', name, count)).toBe(write('ar', texts.get(plural.select(count)) ?? '', count));
    for (const form of ['zero', 'one', 'two']) expect(texts.get(form)).not.toMatch(/\{\{count/);
  });

  it.each(countedIn('en'))('%s has the two English forms: one, and the rest; nought may have words of its own', (name, texts) => {
    const { one = '', other = '', zero = '', ...never } = Object.fromEntries(texts);
    expect(Object.values(never)).toEqual([other, other, other]);
    expect(one).not.toBe(other);
    expect(textOf('en', name, 1)).toBe(write('en', one, 1));
    expect(textOf('en', name, 0)).toBe(write('en', zero, 0));
    for (const count of [2, 3, 11, 100]) expect(textOf('en', name, count)).toBe(write('en', other, count));
  });
});

it('the sign-in pages, which have no i18next, count their minutes in six forms too', () => {
  const waits = Object.values(EXAMPLES).map((minutes) => WAITS.ar.tooMany(minutes).replace('محاولات كثيرة. حاول مرة أخرى ', ''));
  expect(waits).toEqual(['بعد لحظات.', 'بعد دقيقة واحدة.', 'بعد دقيقتين.', 'بعد ٣ دقائق.', 'بعد ١١ دقيقة.', 'بعد ١٠٠ دقيقة.']);
});
