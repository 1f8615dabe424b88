import { LOCALES } from '@sanabel/contract/enumerations';
import type { I18nProvider } from 'react-admin';
import { LANGUAGE_NAMES, language } from '../../language/language.ts';
import { i18n } from './i18n.ts';

/** react-admin's i18n over the app's one instance of i18next. None of react-admin's own texts reaches a reader: its interface is not drawn. */
export const i18nProvider: I18nProvider = {
  translate: (key, options: Record<string, unknown> = {}) => {
    const text: unknown = i18n.getResource(language.get(), 'translation', key);
    return typeof text === 'string' ? text : String(options._ ?? key);
  },
  changeLocale: async (locale) => {
    const known = LOCALES.find((name) => name === locale);
    if (known) language.choose(known);
  },
  getLocale: () => language.get(),
  getLocales: () => LOCALES.map((locale) => ({ locale, name: LANGUAGE_NAMES[locale] })),
};
