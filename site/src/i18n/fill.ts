import { formatNumber } from '@sanabel/brand/format';
import type { Locale } from '@sanabel/contract/enumerations';

/** Keeps a placeholder open while the build translates, for a value that only the browser knows. */
export const placeholder = (name: string): string => `{{${name}}}`;

/** Fills a text's placeholders in the browser, as i18next does in the build. A function replaces: a value may look like a pattern. */
export const fill = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(/\{\{(\w+)\}\}/g, (open, name: string) => values[name] ?? open);

export type PluralForms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

/** Picks the plural form of a count and writes the count into it; small enough for a browser. */
export const fillPlural = (forms: PluralForms, locale: Locale, count: number): string => {
  const form = forms[new Intl.PluralRules(locale).select(count)] ?? forms.other;
  return fill(form, { n: formatNumber(locale, count) });
};
