import type { Locale } from '@sanabel/contract/enumerations';
import type { TFunction } from 'i18next';

let load: ((locale: Locale) => Promise<TFunction>) | null = null;

/** Says how the texts of a language are fetched; the app does, which knows all of them. */
export const provideTexts = (loader: (locale: Locale) => Promise<TFunction>): void => {
  load = loader;
};

/** The texts of a language, be it the one that is shown or not: a sheet's headings are understood in both. */
export const textsOf = async (locale: Locale): Promise<TFunction> => {
  if (!load) throw new Error('The app has not started.');
  return load(locale);
};
