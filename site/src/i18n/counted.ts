import type { Locale } from '@sanabel/contract/enumerations';
import { fill } from './fill.ts';

export type PluralForms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

/**
 * Formats a number like a sample, which the build has made of 1234567890: its digits and thousands separator. The first `Intl` number in a
 * browser costs a slow phone a tenth of a second.
 */
export const numberLike = (sample: string, value: number): string => {
  const separator = sample.charAt(1);
  const digits = sample.replaceAll(separator, '');
  return String(value)
    .replace(/\B(?=(\d{3})+$)/g, separator)
    .replace(/\d/g, (digit) => digits.charAt((Number(digit) + 9) % 10));
};

/** Small enough for a browser; `sample` as in `numberLike`. */
export const fillPlural = (forms: PluralForms, locale: Locale, count: number, sample: string): string => {
  const form = forms[new Intl.PluralRules(locale).select(count)] ?? forms.other;
  return fill(form, { n: numberLike(sample, count) });
};
