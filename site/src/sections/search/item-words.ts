import type { Locale } from '@sanabel/contract/enumerations';
import { stemsOf } from '@sanabel/contract/search-words/small-words';
import { wordsOf } from '@sanabel/contract/search-words/stems';
import { worthOf } from './kinds.ts';
import type { Kind, Words } from './model.ts';
import type { Positioned } from './positions.ts';
import type { Searchable } from './searchable.ts';
import { searchable } from './texts.ts';

/** The words indexed per item, the most frequent first (decision 128). */
const MOST_WORDS = 250;
/** A word this frequent in a text is one of its subjects and counts as another name. */
const SUBJECT = 3;
const MOST_SUBJECTS = 6;

/** Matches a word before folding, with the characters that folding removes. */
const WRITTEN = /[\p{L}\p{N}\p{M}\u200b-\u200f]+/gu;
/** Caches stems: texts repeat their words. */
const knownStems = new Map<string, readonly string[]>();
const stemsIn = (text: string): string[] => {
  const stems: string[] = [];
  for (const word of text.match(WRITTEN) ?? []) {
    const known = knownStems.get(word) ?? stemsOf(word);
    knownStems.set(word, known);
    stems.push(...known);
  }
  return stems;
};

/** Each stem is only in the list with the highest weight. */
export interface ItemWords extends Words<readonly string[]> {
  /** The number of text words that count as other names, because they are frequent. */
  subjects: number;
  /** The first sentence with each of these, then with each other word of the text. */
  firstSentences: readonly number[];
}

export interface ItemClass {
  kind: Kind;
  worth: number;
  words: readonly string[];
}
const classes = new Map<string, ItemClass>();
/** Items of one kind, type and season share a class. */
export const classOf = ({ kind, labels }: Searchable): ItemClass => {
  const name = [kind, ...labels].join('|');
  const known = classes.get(name) ?? { kind, worth: worthOf(kind), words: [...new Set(labels.flatMap(stemsIn))].sort() };
  classes.set(name, known);
  return known;
};
/** A match counts more in a short name. */
export const nameLengthOf = ({ title }: Searchable): number => wordsOf(title.text).length;

/** A line without a full stop is a sentence too. */
export const sentencesOf = ({ text }: Searchable): readonly string[] => text.join('\n').match(/\S.*?(?:[.!?؟]+(?=\s|$)|$)/gm) ?? [];

export const wordsIn = (found: Searchable, { words: labels }: ItemClass): ItemWords => {
  const own = new Set(found.names.flatMap(stemsIn));
  const called = new Set(found.also.flatMap(stemsIn).filter((stem) => !own.has(stem) && !labels.includes(stem)));
  const counts = new Map<string, { count: number; first: number }>();
  for (const [number, sentence] of sentencesOf(found).entries()) {
    for (const stem of stemsIn(sentence)) {
      const known = counts.get(stem);
      if (known) known.count += 1;
      else if (!own.has(stem) && !called.has(stem) && !labels.includes(stem)) counts.set(stem, { count: 1, first: number });
    }
  }
  const byCount = [...counts].sort(([, one], [, other]) => other.count - one.count).slice(0, MOST_SUBJECTS + MOST_WORDS);
  const stems = byCount.map(([stem]) => stem);
  const subjects = byCount.filter(([, { count }], at) => count >= SUBJECT && at < MOST_SUBJECTS).length;
  return {
    names: [...own],
    also: [...called, ...stems.slice(0, subjects)],
    text: stems.slice(subjects),
    subjects,
    firstSentences: byCount.map(([, { first }]) => first),
  };
};

interface ReadItem {
  found: Searchable;
  itsClass: ItemClass;
  nameLength: number;
  /** A function, because card files need no words. */
  words(): ItemWords;
}

/** Not cached: all words of ten thousand items take 80 MB. */
export const readItem = ({ item, list }: Pick<Positioned, 'item' | 'list'>, locale: Locale): ReadItem => {
  const found = searchable(item, list, locale);
  const itsClass = classOf(found);
  return { found, itsClass, nameLength: nameLengthOf(found), words: () => wordsIn(found, itsClass) };
};
