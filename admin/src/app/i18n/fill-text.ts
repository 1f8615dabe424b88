import type { Locale } from '@sanabel/contract/enumerations';
import { FORMS, SEPARATOR } from '../../i18n/react-admin/forms.ts';
import { REGIONS } from '../../i18n/regions.ts';

const RULES = { ar: new Intl.PluralRules('ar'), en: new Intl.PluralRules('en') } as const satisfies Record<Locale, Intl.PluralRules>;

/** The form for a number: of six by the language's rules; of two, one and the rest; without a number the form for one. */
const formOf = (text: string, count: unknown, locale: Locale): string => {
  const forms = text.split(SEPARATOR);
  const rule = typeof count === 'number' ? RULES[locale].select(count) : 'one';
  const index = forms.length === FORMS.length ? FORMS.indexOf(rule) : rule === 'one' ? 0 : 1;
  return forms[index] ?? forms[0] ?? '';
};

const written = (value: unknown, locale: Locale): string =>
  typeof value === 'number' ? value.toLocaleString(REGIONS[locale]) : String(value ?? '');

/** A text of react-admin's with what varies in it: `%{name}`, numbers in the language's digits, and its plural forms in one string. */
export const fillText = (text: string, options: Readonly<Record<string, unknown>>, locale: Locale): string =>
  formOf(text, options.smart_count, locale).replace(/%\{(\w+)\}/g, (_, name: string) => written(options[name], locale));
