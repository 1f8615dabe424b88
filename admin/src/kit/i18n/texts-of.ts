import type { Locale } from '@sanabel/contract/enumerations';
import type { TFunction } from 'i18next';

let load: ((locale: Locale) => Promise<TFunction>) | null = null;

/** Sets the loader. Only the app knows the texts of all sections. */
export const provideTexts = (loader: (locale: Locale) => Promise<TFunction>): void => {
  load = loader;
};

/** Loads the texts of either language: a spreadsheet may have headings in both. */
export const textsOf = async (locale: Locale): Promise<TFunction> => {
  if (!load) throw new Error('The app has not started.');
  return load(locale);
};
