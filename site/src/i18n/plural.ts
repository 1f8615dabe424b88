import type { Locale } from '@sanabel/contract/enumerations';
import { formatNumber } from './format.ts';

export type PluralForms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

/** Small enough for a browser: picks the plural form of a count and writes the count into it. */
export const fillPlural = (forms: PluralForms, locale: Locale, count: number): string => {
  const form = forms[new Intl.PluralRules(locale).select(count)] ?? forms.other;
  return form.replaceAll('{{n}}', formatNumber(locale, count));
};
