import { LOCALES, type Locale } from '@sanabel/contract/enumerations';
import { createInstance } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { ar } from './ar.ts';
import type { Catalogue } from './catalogue.ts';
import { en } from './en.ts';

const STORAGE_KEY = 'sanabel.language';

export const LANGUAGE_NAMES = { ar: 'العربية', en: 'English' } as const satisfies Record<Locale, string>;
/** What stands for the name where there is little room. */
export const LANGUAGE_SIGNS = { ar: 'ع', en: 'En' } as const satisfies Record<Locale, string>;
const DIRECTIONS = { ar: 'rtl', en: 'ltr' } as const satisfies Record<Locale, string>;

declare module 'i18next' {
  interface CustomTypeOptions {
    resources: { translation: Catalogue };
  }
}

export const isLocale = (value: string | null): value is Locale => LOCALES.some((locale) => locale === value);

/** The language of the last visit. A browser may forbid storage; the app works without it. */
const remembered = (): Locale => {
  try {
    const value = localStorage.getItem(STORAGE_KEY);
    return isLocale(value) ? value : 'ar';
  } catch {
    return 'ar';
  }
};

const remember = (locale: Locale): void => {
  try {
    localStorage.setItem(STORAGE_KEY, locale);
  } catch {
    // Then the next visit begins in Arabic again.
  }
};

export const i18n = createInstance();

i18n.on('languageChanged', (language) => {
  if (!isLocale(language)) return;
  document.documentElement.lang = language;
  document.documentElement.dir = DIRECTIONS[language];
  document.title = { ar, en }[language].title;
  remember(language);
});

await i18n.use(initReactI18next).init({
  lng: remembered(),
  fallbackLng: 'ar',
  resources: { ar: { translation: ar }, en: { translation: en } },
  interpolation: { escapeValue: false },
});
