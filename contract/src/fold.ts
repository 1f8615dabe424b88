/** Ways to write the same, brought into one. Apart from the identifiers in `typing/`, because the search in long lists needs no more than this. */
import { withoutUnseen } from './typing/clean.ts';

/** Replaces Arabic-Indic (٠-٩), Persian (۰-۹) and full-width digits by ASCII ones, and nothing else, because keyboards give all of them (decision L8). */
export const foldDigits = (text: string): string =>
  // Their codes are 0x660 to 0x669, 0x6f0 to 0x6f9 and 0xff10 to 0xff19: the last four bits are the number.
  text.replace(/[٠-٩۰-۹０-９]/g, (digit) => String(digit.charCodeAt(0) & 0xf));

/** The letters of Persian, Urdu and Kurdish keyboards, and the forms of a letter that people mix, with the one that stands for all. */
const LETTERS: readonly [RegExp, string][] = [
  [/[أإآٱ]/g, 'ا'],
  [/[ةۃھہە]/g, 'ه'],
  [/[ىیېے]/g, 'ي'],
  [/[کڪ]/g, 'ك'],
];

/**
 * Returns the form in which texts are compared when searching, so that the ways to write a word all find it: lower case, no diacritics,
 * tatweel or unseen characters, أ/إ/آ/ٱ as ا, ة as ه, ى as ي, Persian letters as Arabic ones, no Latin accents, ASCII digits, white space
 * as one space (api.md, "Conventions").
 */
export const foldForSearch = (text: string): string =>
  LETTERS.reduce(
    (folded, [forms, letter]) => folded.replace(forms, letter),
    withoutUnseen(foldDigits(text).normalize('NFKD')).replace(/[\u0300-\u036f\u0610-\u061a\u064b-\u065f\u0670\u06d6-\u06ed\u0640]/g, ''),
  )
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim();
