import { LOCALES, type Locale } from '@sanabel/contract/enumerations';
import { useSyncExternalStore } from 'react';

const STORAGE_KEY = 'sanabel.language';

export const LANGUAGE_NAMES = { ar: 'العربية', en: 'English' } as const satisfies Record<Locale, string>;
export const LANGUAGE_SIGNS = { ar: 'ع', en: 'En' } as const satisfies Record<Locale, string>;
export const DIRECTIONS = { ar: 'rtl', en: 'ltr' } as const satisfies Record<Locale, string>;

const isLocale = (value: string | null): value is Locale => LOCALES.some((locale) => locale === value);

/** Browsers may forbid storage; the app works without it. */
const remembered = (): Locale => {
  try {
    const value = localStorage.getItem(STORAGE_KEY);
    return isLocale(value) ? value : 'ar';
  } catch {
    return 'ar';
  }
};

let current = remembered();
const listeners = new Set<(locale: Locale) => void>();

const show = (locale: Locale): void => {
  current = locale;
  document.documentElement.lang = locale;
  document.documentElement.dir = DIRECTIONS[locale];
  for (const listener of listeners) listener(locale);
};
show(current);

export const language = {
  get: (): Locale => current,
  choose(locale: Locale): void {
    show(locale);
    try {
      localStorage.setItem(STORAGE_KEY, locale);
    } catch {
      // The next visit starts in Arabic.
    }
  },
  /** Follows a choice in another window. */
  recall(): void {
    const stored = remembered();
    if (stored !== current) show(stored);
  },
  subscribe(listener: (locale: Locale) => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

export const useLanguage = (): Locale => useSyncExternalStore(language.subscribe, language.get);

/** Makes the hook of a small catalogue. The sign-in pages have no i18n library: it would be a fifth of their size. */
export const textsHook =
  <Texts>(texts: Readonly<Record<Locale, Texts>>) =>
  (): Texts =>
    texts[useLanguage()];
