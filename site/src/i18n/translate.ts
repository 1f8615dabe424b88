import { CLUB, COUNTRY } from '@sanabel/brand/club';
import { formatNumber } from '@sanabel/brand/format';
import type { Locale } from '@sanabel/contract/enumerations';
import i18next from 'i18next';
import { ar, type PluralKey, type TextKey } from './ar/index.ts';
import { en } from './en/index.ts';
import type { PluralForms } from './fill.ts';

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
  /** A counted thing: the right plural form, with the count in the page's digits as `{{n}}`. */
  (key: PluralKey, values: { count: number }): string;
}

/** Whose site it is, for every text: `{{club}}` and so on. */
const namesIn = (locale: Locale): Readonly<Record<string, string>> => ({
  club: CLUB.name[locale],
  shortName: CLUB.shortName[locale],
  foundation: CLUB.foundationInText[locale],
  projectOf: CLUB.projectOf[locale],
  country: COUNTRY.name[locale],
});

/** The texts of one language. Numbers inside sentences are formatted by the caller, or by the plural form. */
export const translator = (locale: Locale): Translate => {
  const t = instance.getFixedT(locale);
  const names = namesIn(locale);
  return (key: string, values: Readonly<Record<string, string | number>> = {}) =>
    t(key, { ...names, ...values, ...(typeof values.count === 'number' && { n: formatNumber(locale, values.count) }) });
};

/** All forms of a counted text, for an island that counts in the browser (with `fillPlural` of fill.ts). */
export const pluralForms = (locale: Locale, key: PluralKey): PluralForms =>
  instance.getFixedT(locale)(key, { returnObjects: true, interpolation: { skipOnVariables: true } }) as PluralForms;
