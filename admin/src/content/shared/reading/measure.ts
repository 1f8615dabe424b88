import type { Locale } from '@sanabel/contract/enumerations';
import { readingMinutes } from '@sanabel/contract/reading';

/**
 * Words per sentence: 25 in English, the limit of GOV.UK
 * (https://insidegovuk.blog.gov.uk/2014/08/04/sentence-length-why-25-words-is-our-limit/). Arabic needs 19 by the ratio of the two rates
 * of reading; we use 20.
 */
const SENTENCE_MAX = { ar: 20, en: 25 } as const;

/** Sentences per paragraph (https://www.gov.uk/guidance/content-design/writing-for-gov-uk). */
const PARAGRAPH_MAX = 5;

/**
 * Vowel signs slow readers of Arabic down (Abu-Leil, Share and Ibrahim 2014, Psicológica 35, 251-276). On single words they help; this is
 * the tolerated share of words.
 */
const SIGNED_SHARE_MAX = 0.2;
const SIGNED_FROM_WORDS = 10;
const VOWEL_SIGNS = /[\u064b-\u0650\u0652]/;

/** Matches stops of both scripts and closing marks after them, but not a decimal point. */
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

export interface Hint {
  field: string;
  kind: 'sentence' | 'paragraph' | 'signs';
  /** Words of a sentence, sentences of a paragraph, or words with vowel signs. */
  count: number;
  max: number;
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
  minutes: number;
  hints: Hint[];
}

export const readingOf = (texts: Readonly<Record<string, string>>, locale: Locale): Reading => {
  const words = Object.values(texts).reduce((sum, text) => sum + wordsIn(text).length, 0);
  return {
    words,
    minutes: readingMinutes(Object.values(texts), locale),
    hints: Object.entries(texts).flatMap(([field, text]) => hintsIn(field, text, locale)),
  };
};
