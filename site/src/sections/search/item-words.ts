import type { Locale } from '@sanabel/contract/enumerations';
import { KINDS, type Kind, type Words } from './model.ts';
import type { SearchedItem } from './places.ts';
import { type Searchable, searchable } from './texts.ts';
import { stemsOf, wordsOf } from './words.ts';

/** Of an item's texts at most so many words are known, the most frequent first (decision 128). */
const MOST_WORDS = 250;
/** A word that a text says so often is one of its subjects: it counts as another name. */
const SUBJECT = 3;
const MOST_SUBJECTS = 6;

/** A word as it is written, with whatever folding takes out of it. */
const WRITTEN = /[\p{L}\p{N}\p{M}\u200b-\u200f]+/gu;
/** Texts say the same words again and again: each is folded once. */
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

/** The stems by which something is found: each stands once, where it is worth most. */
export interface ItemWords extends Words<readonly string[]> {
  /** How many words of its text count as other names, because it says them so often. */
  subjects: number;
  /** Of each of these, and then of each other word of the text, the number of the first sentence that has it. */
  firstSentences: readonly number[];
}

/** What an item is, with the words for it, sorted. */
export interface ItemClass {
  kind: Kind;
  words: readonly string[];
}
const classes = new Map<string, ItemClass>();
/** The class of an item: items of one kind, type and season have the same one. */
export const classOf = ({ kind, labels }: Searchable): ItemClass => {
  const name = [KINDS.indexOf(kind), ...labels].join('|');
  const known = classes.get(name) ?? { kind, words: [...new Set(labels.flatMap(stemsIn))].sort() };
  classes.set(name, known);
  return known;
};
/** How many words a name has: a match counts more in a short one. */
export const nameLengthOf = ({ title }: Searchable): number => wordsOf(title.text).length;

/** The sentences of its text; a line without an end is one too. */
export const sentencesOf = ({ text }: Searchable): readonly string[] => text.join('\n').match(/\S.*?(?:[.!?؟]+(?=\s|$)|$)/gm) ?? [];

/** An item's words: of its names, of what else it is called, and of its texts as far as they are not among these. */
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

/** An item as the search knows it. */
interface ReadItem {
  found: Searchable;
  itsClass: ItemClass;
  nameLength: number;
  /** Taken apart when they are asked for: files of what is shown need none of them. */
  words: ItemWords;
}
const known: Readonly<Record<Locale, WeakMap<SearchedItem, ReadItem>>> = { ar: new WeakMap(), en: new WeakMap() };

/** An item as the search knows it, read once for each language. */
export const readItem = (item: SearchedItem, locale: Locale): ReadItem => {
  const done = known[locale].get(item);
  if (done) return done;
  let words: ItemWords | undefined;
  const found = searchable(item, locale);
  const itsClass = classOf(found);
  const made: ReadItem = {
    found,
    itsClass,
    nameLength: nameLengthOf(found),
    get words() {
      words ??= wordsIn(found, itsClass);
      return words;
    },
  };
  known[locale].set(item, made);
  return made;
};
