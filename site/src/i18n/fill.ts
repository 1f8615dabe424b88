import type { Locale } from '@sanabel/contract/enumerations';

/** Keeps a placeholder open while the build translates, for a value that only the browser knows. */
export const placeholder = (name: string): string => `{{${name}}}`;

/** Fills a text's placeholders in the browser, as i18next does in the build. A function replaces: a value may look like a pattern. */
export const fill = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(/\{\{(\w+)\}\}/g, (open, name: string) => values[name] ?? open);

export type PluralForms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

/**
 * Writes a number as a sample is written, which the build has made of 1234567890: the digits and the separator of thousands. The first
 * number that a browser formats by itself costs a slow phone a tenth of a second.
 */
export const numberLike = (sample: string, value: number): string => {
  const digits = [...sample].filter((_, place) => place % 4 !== 1);
  const [, separator = ''] = sample;
  return String(value)
    .replace(/\B(?=(\d{3})+$)/g, ',')
    .replace(/\d|,/g, (sign) => (sign === ',' ? separator : (digits[(Number(sign) + 9) % 10] ?? sign)));
};

/** Picks the plural form of a count and writes the count into it, as in the sample; small enough for a browser. */
export const fillPlural = (forms: PluralForms, locale: Locale, count: number, sample: string): string => {
  const form = forms[new Intl.PluralRules(locale).select(count)] ?? forms.other;
  return fill(form, { n: numberLike(sample, count) });
};
