import { LOCALES } from '@sanabel/contract/enumerations';
import type { I18nProvider } from 'react-admin';
import { LANGUAGE_NAMES, language } from '../../language/language.ts';
import { i18n } from '../i18n/i18n.ts';

const PLURALS = ' |||| ';

/** react-admin's texts have their plural forms in one string and `%{name}` for what varies; ours come ready from i18next. */
const filled = (text: string, options: Record<string, unknown>): string => {
  const forms = text.split(PLURALS);
  const count = options.smart_count;
  const form = typeof count === 'number' && count !== 1 ? (forms[1] ?? forms[0]) : forms[0];
  return (form ?? '').replace(/%\{(\w+)\}/g, (_, name: string) => String(options[name] ?? ''));
};

/** react-admin's i18n over the app's one instance of i18next. */
export const i18nProvider: I18nProvider = {
  translate: (key, options: Record<string, unknown> = {}) => {
    const text: unknown = i18n.getResource(language.get(), 'translation', key);
    return typeof text === 'string' ? filled(text, options) : String(options._ ?? key);
  },
  changeLocale: async (locale) => {
    const known = LOCALES.find((name) => name === locale);
    if (known) language.choose(known);
  },
  getLocale: () => language.get(),
  getLocales: () => LOCALES.map((locale) => ({ locale, name: LANGUAGE_NAMES[locale] })),
};
