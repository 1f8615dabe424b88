import type { Locale } from '@sanabel/contract/enumerations';

/**
 * Words that are read in a minute, silently, by Brysbaert's review of 190 studies: 238 of English non-fiction, and some 180 of Arabic, whose
 * words carry "and", "the" and "for" within them (https://doi.org/10.1016/j.jml.2019.104047).
 */
const WORDS_A_MINUTE = { ar: 180, en: 238 } as const;

/**
 * A sentence of more words is hard to take in: 25 in English, the limit of GOV.UK and of the studies that it names
 * (https://insidegovuk.blog.gov.uk/2014/08/04/sentence-length-why-25-words-is-our-limit/). As much is said in Arabic in 19, by the ratio of
 * the two rates above; we say 20.
 */
const SENTENCE_MAX = { ar: 20, en: 25 } as const;

/** A paragraph of more sentences is a wall on a telephone (https://www.gov.uk/guidance/content-design/writing-for-gov-uk). */
const PARAGRAPH_MAX = 5;

/**
 * Readers of Arabic are faster, and make fewer mistakes, without vowel signs (Abu-Leil, Share and Ibrahim 2014, Psicológica 35, 251-276).
 * On one word they make it plain; on more than this share of the words they slow reading down.
 */
const SIGNED_SHARE_MAX = 0.2;
const SIGNED_FROM_WORDS = 10;
const VOWEL_SIGNS = /[\u064b-\u0650\u0652]/;

/** Stops of both scripts, with what closes after them; the point in a number is none. */
const STOP = /[.!?؟…]+["'»”’)\]]*(?=\s|$)/g;
const LETTER = /[\p{L}\p{N}]/u;

const wordsIn = (text: string): string[] => text.split(/\s+/).filter((word) => LETTER.test(word));

const sentencesIn = (paragraph: string): string[] => {
  const parts: string[] = [];
  let from = 0;
  for (const { index, 0: stop } of paragraph.matchAll(STOP)) {
    parts.push(paragraph.slice(from, index + stop.length));
    from = index + stop.length;
  }
  return [...parts, paragraph.slice(from)].map((sentence) => sentence.trim()).filter((sentence) => LETTER.test(sentence));
};

const paragraphsIn = (text: string): string[] => text.split('\n').filter((line) => LETTER.test(line));

/** Something in a text that would be easier to read otherwise, with the words that it is about. */
export interface Hint {
  field: string;
  kind: 'sentence' | 'paragraph' | 'signs';
  /** Words of a sentence, sentences of a paragraph; of signs, the words that bear some. */
  count: number;
  max: number;
  /** As it stands in the text. */
  quote: string;
}

const hintsIn = (field: string, text: string, locale: Locale): Hint[] => {
  const paragraphs = paragraphsIn(text);
  const max = SENTENCE_MAX[locale];
  const words = wordsIn(text);
  const signed = words.filter((word) => VOWEL_SIGNS.test(word));
  const isSigned = words.length >= SIGNED_FROM_WORDS && signed.length > words.length * SIGNED_SHARE_MAX;
  return [
    ...paragraphs.flatMap(sentencesIn).flatMap((quote): Hint[] => {
      const { length: count } = wordsIn(quote);
      return count > max ? [{ field, kind: 'sentence', count, max, quote }] : [];
    }),
    ...paragraphs.flatMap((quote): Hint[] => {
      const { length: count } = sentencesIn(quote);
      return count > PARAGRAPH_MAX ? [{ field, kind: 'paragraph', count, max: PARAGRAPH_MAX, quote }] : [];
    }),
    ...(isSigned ? [{ field, kind: 'signs' as const, count: signed.length, max: 0, quote: signed[0] ?? '' }] : []),
  ];
};

export interface Reading {
  words: number;
  /** Whole minutes, upwards; 0 for nothing. */
  minutes: number;
  hints: Hint[];
}

/** How long texts of one language take to read, and what in them would be easier to read otherwise. */
export const readingOf = (texts: Readonly<Record<string, string>>, locale: Locale): Reading => {
  const words = Object.values(texts).reduce((sum, text) => sum + wordsIn(text).length, 0);
  return {
    words,
    minutes: Math.ceil(words / WORDS_A_MINUTE[locale]),
    hints: Object.entries(texts).flatMap(([field, text]) => hintsIn(field, text, locale)),
  };
};
