import { LOCALES, type Locale } from '@sanabel/contract/enumerations';
import type { Path } from '../../i18n/routes.ts';
import { nameWords, wordsFiles, wordsInFile } from './index-words.ts';
import { fileAddress, type Items, type Shown, type ShownText, type Start, type Words } from './model.ts';
import { type Packed, pack } from './packed.ts';
import { shownFiles } from './positions.ts';
import { itemsFile, shownFile, textsFile } from './shown-file.ts';
import { startFile } from './start-file.ts';

const wordsFile = (locale: Locale, file: number): Words<Packed> => {
  const { names, also, text } = wordsInFile(locale, file);
  return { names: pack(names), also: pack(also), text: pack(text) };
};

/** Makes a search file: `start`, `items`, `names`, `words-5`, `found-5`, `texts-5` (decision 128). */
export const searchFile = (locale: Locale, name: string): Start | Items | Packed | Words<Packed> | Shown[] | ShownText[] => {
  const [kind, number] = name.split('-');
  if (kind === 'start') return startFile(locale);
  if (kind === 'items') return itemsFile(locale);
  if (kind === 'names') return pack(new Map(nameWords(locale).map((word) => [word, []])));
  if (kind === 'words') return wordsFile(locale, Number(number));
  if (kind === 'found') return shownFile(locale, Number(number));
  if (kind === 'texts') return textsFile(locale, Number(number));
  throw new Error(`The search has no file ${name}.`);
};

/** Alternates the languages: each belongs to one renderer, so that neither waits for the other. */
export const searchPaths = (): Path[] => {
  const numbered = (kind: string, count: number) => Array.from({ length: count }, (_, file) => [kind, file]);
  const names = [
    ...[['start'], ['items'], ['names']],
    ...numbered('words', wordsFiles()),
    ...numbered('found', shownFiles()),
    ...numbered('texts', shownFiles()),
  ];
  return names.flatMap((name) => LOCALES.map((locale) => fileAddress(locale, ...name)));
};
