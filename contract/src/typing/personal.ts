import { foldDigits, foldForSearch } from '../fold.ts';

export type PersonalDetail = 'phone_in_text' | 'email_in_text' | 'name_in_text';

/** Begins where such a run of signs begins, so that the cost stays linear. */
const EMAIL = /(?<![\p{L}\p{N}._%+-])[\p{L}\p{N}._%+-]+\s?@\s?[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/u;
/** Addresses of pages may hold long numbers; those of chats hold a person's. */
const PAGE = /https?:\/\/(?!wa\.me|(?:api\.)?whatsapp)\S+/giu;
/** A country code or a leading zero with at least seven more digits in groups, or nine digits in a row. Hotlines and amounts are shorter. */
const PHONE = /(?<![\d.,])(?:(?:\+|\(?0)\(?\d{1,3}(?:[ ()./-]{0,2}\d{2,}){2,5}|\d{9,})/gu;
const PHONE_MIN_DIGITS = 8;
const DAY = /\d{4}[-/.]\d{1,2}[-/.]\d{1,2}|\d{1,2}[-/.]\d{1,2}[-/.]\d{4}/gu;
/** In folded text; a nominal price («السعر الاسمي») and whatever is official («رسمي») are no names. */
const NAME = /(?<!\p{L})(?:[وف])?اسمي (?:هو )?\p{L}{2,}|(?<!\p{L})my name(?: is|['’]s) \p{L}{2,}/u;

const hasPhone = (text: string): boolean => {
  const digits = foldDigits(text)
    .replaceAll(PAGE, ' ')
    .replaceAll(DAY, ' ')
    .replaceAll(/[\u00a0\u2000-\u200f\u2010-\u2015\u202a-\u202f\u2066-\u2069]/g, (sign) =>
      /[\u2010-\u2015]/.test(sign) ? '-' : /\s/.test(sign) ? ' ' : '',
    );
  return [...digits.matchAll(PHONE)].some(([found]) => found.replaceAll(/\D/g, '').length >= PHONE_MIN_DIGITS);
};

/** Finds what tells who asked: a phone number, an email address, or a name after “my name is”, in either language. */
export const personalIn = (text: string): PersonalDetail | null => {
  if (EMAIL.test(text)) return 'email_in_text';
  if (hasPhone(text)) return 'phone_in_text';
  return NAME.test(foldForSearch(text)) ? 'name_in_text' : null;
};
