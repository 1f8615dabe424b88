/** Ways to write the same, brought into one. Apart from `typed.ts`, because the search in long lists needs no more than this. */

/** Replaces Arabic-Indic (٠-٩) and Persian (۰-۹) digits by ASCII ones, and nothing else, because keyboards give all three (decision L8). */
export const foldDigits = (text: string): string =>
  // Their codes are 0x660 to 0x669 and 0x6f0 to 0x6f9: the last four bits are the number.
  text.replace(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) & 0xf));

/**
 * Returns the form in which texts are compared when searching, so that the ways to write a word all find it: lower case, no diacritics
 * or tatweel, أ/إ/آ/ٱ as ا, ة as ه, ى as ي, no Latin accents, ASCII digits, white space as one space (api.md, "Conventions").
 */
export const foldForSearch = (text: string): string =>
  foldDigits(text)
    .normalize('NFKD')
    .replace(/[\u0300-\u036f\u0610-\u061a\u064b-\u065f\u0670\u06d6-\u06ed\u0640\u200b-\u200f\u2066-\u2069]/g, '')
    .replace(/[أإآٱ]/g, 'ا')
    .replace(/ة/g, 'ه')
    .replace(/ى/g, 'ي')
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim();
