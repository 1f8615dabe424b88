import type { Locale } from '@sanabel/contract/enumerations';
import { smallestOf } from '../../content/pictures.ts';
import { href } from '../../i18n/routes.ts';
import { textWordsIn } from './index-words.ts';
import { type ItemClass, readItem, sentencesOf } from './item-words.ts';
import { type Items, itemSign, type Shown, type ShownText } from './model.ts';
import { pack } from './packed.ts';
import { allPlaced, itemsInFile } from './places.ts';
import type { Searchable } from './texts.ts';

const classKey = ({ kind, words }: ItemClass): string => [kind, ...words].join(' ');

/** Numbers items' classes, and sorts the items by their signs. */
export const itemsFrom = (items: readonly { itsClass: ItemClass; nameLength: number; place: number }[]): Items => {
  const classes = [...new Set(items.map(({ itsClass }) => itsClass))].sort((one, other) => (classKey(one) < classKey(other) ? -1 : 1));
  const numbers = new Map(classes.map((one, number) => [one, number]));
  const signs = new Map<string, number[]>();
  for (const { itsClass, nameLength, place } of items) {
    const sign = itemSign(numbers.get(itsClass) ?? 0, nameLength);
    const places = signs.get(sign);
    if (places) places.push(place);
    else signs.set(sign, [place]);
  }
  return { classes, items: pack(signs) };
};

/** The list of all items. */
export const itemsFile = (locale: Locale): Items =>
  itemsFrom(
    allPlaced().map(({ item, place }) => {
      const { itsClass, nameLength } = readItem(item, locale);
      return { itsClass, nameLength, place };
    }),
  );

/** What is shown of a found item. */
export const shownOf = ({ path, title, line, pictureUrl }: Searchable, at: number, locale: Locale): Shown => ({
  at,
  path: href(locale, path),
  title: title.text,
  line,
  picture: pictureUrl && smallestOf(pictureUrl),
  ...(title.lang !== locale && { lang: title.lang }),
});

/** A file of what is shown. */
export const shownFile = (locale: Locale, file: number): Shown[] =>
  itemsInFile(file).map(({ item, place }) => shownOf(readItem(item, locale).found, place, locale));

/** The sentences of the same items' texts that have words of the index: no other one can be asked for. */
export const textsFile = (locale: Locale, file: number): ShownText[] => {
  const most = textWordsIn();
  return itemsInFile(file).map(({ item, place }) => {
    const { found, words } = readItem(item, locale);
    const wanted = new Set(words.firstSentences.slice(0, words.subjects + most));
    const sentences = sentencesOf(found).filter((_, number) => wanted.has(number));
    return { at: place, text: sentences.map((sentence) => sentence.replace(/\s+/g, ' ').trim()).join('\n') };
  });
};
