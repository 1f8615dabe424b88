import type { Locale } from '@sanabel/contract/enumerations';
import type { TFunction } from 'i18next';

type Texts = Readonly<Record<Locale, object>>;

let load: ((locale: Locale) => Promise<TFunction>) | null = null;
type Adder = (namespace: string, texts: Texts) => void;

const early: Parameters<Adder>[] = [];
let add: Adder = (...texts) => early.push(texts);

/** Sets the loader, and what adds texts to it. Only the app knows the texts of all sections. */
export const provideTexts = (loader: (locale: Locale) => Promise<TFunction>, adder: Adder): void => {
  load = loader;
  add = adder;
  for (const texts of early.splice(0)) add(...texts);
};

/** Adds texts that come with a chunk, with keys such as `namespace:name`. A chunk may load before the app has started. */
export const addTexts = (namespace: string, texts: Texts): void => add(namespace, texts);

/** Loads the texts of either language: a spreadsheet may have headings in both. */
export const textsOf = async (locale: Locale): Promise<TFunction> => {
  if (!load) throw new Error('The app has not started.');
  return load(locale);
};
