import type { Locale } from '@sanabel/contract/enumerations';
import { fill } from './fill.ts';

export type PluralForms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

/**
 * Writes a number as a sample is written, which the build has made of 1234567890: the digits and the separator of thousands. The first
 * number that a browser formats by itself costs a slow phone a tenth of a second.
 */
export const numberLike = (sample: string, value: number): string => {
  const separator = sample.charAt(1);
  const digits = sample.replaceAll(separator, '');
  return String(value)
    .replace(/\B(?=(\d{3})+$)/g, separator)
    .replace(/\d/g, (digit) => digits.charAt((Number(digit) + 9) % 10));
};

/** Picks the plural form of a count and writes the count into it, as in the sample; small enough for a browser. */
export const fillPlural = (forms: PluralForms, locale: Locale, count: number, sample: string): string => {
  const form = forms[new Intl.PluralRules(locale).select(count)] ?? forms.other;
  return fill(form, { n: numberLike(sample, count) });
};
