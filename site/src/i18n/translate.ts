import { CLUB, COUNTRY } from '@sanabel/brand/club';
import { formatNumber } from '@sanabel/brand/format';
import type { Locale } from '@sanabel/contract/enumerations';
import i18next from 'i18next';
import { ar, type PluralKey, type TextKey } from './ar/index.ts';
import type { PluralForms } from './counted.ts';
import { en } from './en/index.ts';
import { fill } from './fill.ts';

const instance = i18next.createInstance();

// Synchronous: the catalogues are part of the build, and pages ask while they render.
instance.init({
  initAsync: false,
  resources: { ar: { translation: ar }, en: { translation: en } },
  fallbackLng: false,
  pluralSeparator: '.',
  interpolation: { escapeValue: false },
  parseMissingKeyHandler: (key: string) => {
    throw new Error(`No text for ${key}.`);
  },
});

export interface Translate {
  (key: TextKey, values?: Readonly<Record<string, string>>): string;
  /** Chooses the plural form, with the count in the page's digits as `{{n}}`. */
  (key: PluralKey, values: { count: number }): string;
}

const namesIn = (locale: Locale): Readonly<Record<string, string>> => ({
  club: CLUB.name[locale],
  shortName: CLUB.shortName[locale],
  foundation: CLUB.foundationInText[locale],
  projectOf: CLUB.projectOf[locale],
  country: COUNTRY.name[locale],
});

const makeTranslator = (locale: Locale): Translate => {
  const t = instance.getFixedT(locale);
  const names = namesIn(locale);
  const rules = new Intl.PluralRules(locale);
  /** Cached by key and plural form, with placeholders still open: a page has two hundred texts, and i18next is slow. */
  const texts = new Map<string, string>();
  return (key: string, values?: Readonly<Record<string, string | number>>) => {
    const count = typeof values?.count === 'number' ? values.count : null;
    const form = count === null ? key : `${key}.${rules.select(count)}`;
    const text = texts.get(form) ?? (count === null ? t(key, names) : t(key, { ...names, count }));
    texts.set(form, text);
    if (count !== null) return fill(text, { n: formatNumber(locale, count) });
    return values ? fill(text, values as Readonly<Record<string, string>>) : text;
  };
};

const made: { [Language in Locale]?: Translate } = {};

/** Numbers inside sentences are formatted by the caller, or by the plural form. */
export const translator = (locale: Locale): Translate => {
  made[locale] ??= makeTranslator(locale);
  return made[locale];
};

/** All forms of a counted text, for an island that counts in the browser (`fillPlural` in counted.ts). */
export const pluralForms = (locale: Locale, key: PluralKey): PluralForms =>
  instance.getFixedT(locale)(key, { returnObjects: true, interpolation: { skipOnVariables: true } }) as PluralForms;
