import { formatNumber } from '@sanabel/brand/format';
import { otherLocale } from '@sanabel/brand/locales';
import { LOCALES, type Locale } from '@sanabel/contract/enumerations';
import { createInstance } from 'i18next';
import type { I18nProvider } from 'ra-core';
import { initReactI18next } from 'react-i18next';
import { provideTexts } from '../../kit/i18n/texts-of.ts';
import { LANGUAGE_NAMES, language } from '../../kit/language/language.ts';
import type { Catalogue } from './ar.ts';

/** Adapts i18next to react-admin, whose own texts never appear: its interface is not rendered. */
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

declare module 'i18next' {
  interface CustomTypeOptions {
    resources: { translation: Catalogue };
  }
}

const LOADERS = {
  ar: () => import('./ar.ts').then(({ ar }) => ar),
  en: () => import('./en.ts').then(({ en }) => en),
} as const satisfies Record<Locale, () => Promise<Catalogue>>;

const OTHER_TEXTS_AFTER_MS = 3_000;

export const i18n = createInstance();

const add = async (locale: Locale): Promise<void> => {
  if (!i18n.hasResourceBundle(locale, 'translation')) i18n.addResourceBundle(locale, 'translation', await LOADERS[locale]());
};

const show = async (locale: Locale): Promise<void> => {
  await add(locale);
  await i18n.changeLanguage(locale);
};

/** Loads the current language first, and the other one later so that switching is instant. */
export const startI18n = async (): Promise<void> => {
  const lng = language.get();
  await i18n.use(initReactI18next).init({
    lng,
    fallbackLng: false,
    resources: { [lng]: { translation: await LOADERS[lng]() } },
    interpolation: { escapeValue: false },
    returnNull: false,
  });
  i18n.services.formatter?.add('n', (value: number) => formatNumber(language.get(), value));
  provideTexts(
    async (locale) => {
      await add(locale);
      return i18n.getFixedT(locale);
    },
    (namespace, texts) => {
      for (const locale of LOCALES) i18n.addResourceBundle(locale, namespace, texts[locale]);
    },
  );
  // The page keeps its language if the other texts cannot be loaded.
  language.subscribe(() => {
    const locale = language.get();
    void show(locale).catch(() => language.choose(otherLocale(locale)));
  });
  setTimeout(() => void LOADERS[otherLocale(lng)]().catch(() => {}), OTHER_TEXTS_AFTER_MS);
};
