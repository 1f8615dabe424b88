import type { Locale } from '@sanabel/contract/enumerations';
import { smallestOf } from '../../content/pictures.ts';
import { href } from '../../i18n/routes.ts';
import { textWordsIn } from './index-words.ts';
import { type ItemClass, readItem, sentencesOf } from './item-words.ts';
import { type Items, itemSign, type Shown, type ShownText } from './model.ts';
import { pack } from './packed.ts';
import { allPositioned, itemsInFile } from './positions.ts';
import type { Searchable } from './searchable.ts';

const classKey = ({ kind, words }: ItemClass): string => [kind, ...words].join(' ');

export const itemsFrom = (items: readonly { itsClass: ItemClass; nameLength: number; position: number }[]): Items => {
  const classes = [...new Set(items.map(({ itsClass }) => itsClass))].sort((one, other) => (classKey(one) < classKey(other) ? -1 : 1));
  const numbers = new Map(classes.map((one, number) => [one, number]));
  const signs = new Map<string, number[]>();
  for (const { itsClass, nameLength, position } of items) {
    const sign = itemSign(numbers.get(itsClass) ?? 0, nameLength);
    const positions = signs.get(sign);
    if (positions) positions.push(position);
    else signs.set(sign, [position]);
  }
  return { classes, items: pack(signs) };
};

export const itemsFile = (locale: Locale): Items =>
  itemsFrom(
    allPositioned().map((positioned) => {
      const { itsClass, nameLength } = readItem(positioned, locale);
      return { itsClass, nameLength, position: positioned.position };
    }),
  );

export const shownOf = ({ path, link, title, line, pictureUrl }: Searchable, at: number, locale: Locale): Shown => ({
  at,
  path: link ?? href(locale, path),
  title: title.text,
  line,
  picture: pictureUrl && smallestOf(pictureUrl),
  ...(title.lang !== locale && { lang: title.lang }),
});

export const shownFile = (locale: Locale, file: number): Shown[] =>
  itemsInFile(file).map((positioned) => shownOf(readItem(positioned, locale).found, positioned.position, locale));

/** Includes only sentences with indexed words: no other one can be requested. */
export const textsFile = (locale: Locale, file: number): ShownText[] => {
  const most = textWordsIn();
  return itemsInFile(file).map((positioned) => {
    const { found, ...read } = readItem(positioned, locale);
    const words = read.words();
    const wanted = new Set(words.firstSentences.slice(0, words.subjects + most));
    const sentences = sentencesOf(found).filter((_, number) => wanted.has(number));
    return { at: positioned.position, text: sentences.map((sentence) => sentence.replace(/\s+/g, ' ').trim()).join('\n') };
  });
};
