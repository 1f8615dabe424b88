import { foldDigits } from './digits.ts';

/**
 * The form in which text is compared when searching: lower case, no diacritics or tatweel, أ/إ/آ/ٱ as ا, ة as ه, ى as ي,
 * Latin accents removed, digits in ASCII, runs of white space as one space (api.md, "Conventions").
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
