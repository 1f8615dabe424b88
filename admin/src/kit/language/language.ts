import { LOCALES, type Locale } from '@sanabel/contract/enumerations';
import { createStore } from '../data/store.ts';

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

const current = createStore(remembered());

const show = (locale: Locale): void => {
  document.documentElement.lang = locale;
  document.documentElement.dir = DIRECTIONS[locale];
  current.set(locale);
};
show(current.get());

export const language = {
  get: current.get,
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
    if (stored !== current.get()) show(stored);
  },
  subscribe: current.subscribe,
};

export const useLanguage = current.useValue;

/** Makes the hook of a small catalogue. The sign-in pages have no i18n library: it would be a fifth of their size. */
export const textsHook =
  <Texts>(texts: Readonly<Record<Locale, Texts>>) =>
  (): Texts =>
    texts[useLanguage()];
