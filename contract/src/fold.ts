/** Ways to write the same, brought into one. Apart from the identifiers in `typing/`, because the search in long lists needs no more than this. */
import { withoutUnseen } from './typing/unseen.ts';

/** Replaces Arabic-Indic (٠-٩), Persian (۰-۹) and full-width digits by ASCII ones, and nothing else, because keyboards give all of them (decision L8). */
export const foldDigits = (text: string): string =>
  // Their codes are 0x660 to 0x669, 0x6f0 to 0x6f9 and 0xff10 to 0xff19: the last four bits are the number.
  text.replace(/[٠-٩۰-۹０-９]/g, (digit) => String(digit.charCodeAt(0) & 0xf));

/**
 * Returns the form in which texts are compared when searching, so that the ways to write a word all find it: lower case, no diacritics,
 * tatweel or unseen characters, أ/إ/آ/ٱ as ا, ة as ه, ى as ي, Persian letters as Arabic ones, no Latin accents, ASCII digits, white space
 * as one space (api.md, "Conventions").
 */
export const foldForSearch = (text: string): string =>
  withoutUnseen(foldDigits(text).normalize('NFKD'))
    .replace(/[\p{M}\u06d6-\u06ed\u0640]/gu, '')
    // The letters of Persian, Urdu and Kurdish keyboards, and the forms that people mix: NFKD has taken hamza and madda off their alef.
    .replace(/ٱ/g, 'ا')
    .replace(/[ةۃھہە]/g, 'ه')
    .replace(/[ىیېے]/g, 'ي')
    .replace(/[کڪ]/g, 'ك')
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim();
