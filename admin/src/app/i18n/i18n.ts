import type { Locale } from '@sanabel/contract/enumerations';
import { createInstance } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { formatNumber } from '../../i18n/format.ts';
import { language } from '../../language/language.ts';
import type { Catalogue } from './catalogue.ts';

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

const show = async (locale: Locale): Promise<void> => {
  if (!i18n.hasResourceBundle(locale, 'translation')) i18n.addResourceBundle(locale, 'translation', await LOADERS[locale]());
  await i18n.changeLanguage(locale);
};

const otherThan = (locale: Locale): Locale => (locale === 'ar' ? 'en' : 'ar');

/** Fetches the texts of the current language first, and those of the other one when there is time, so that switching takes none. */
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
  // Without the other texts, the page stays in the language that it has.
  language.subscribe((locale) => void show(locale).catch(() => language.choose(otherThan(locale))));
  setTimeout(() => void LOADERS[otherThan(lng)]().catch(() => {}), OTHER_TEXTS_AFTER_MS);
};
