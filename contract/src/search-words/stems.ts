/** The words of the site's search and of the panel's: for index and query alike. */
import { foldForSearch } from '../fold.ts';

export const wordsOf = (text: string): string[] => foldForSearch(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/** The definite article, alone or behind a conjunction or preposition, before at least two letters. */
export const ARTICLE = /^(?:[وف]?(?:ال|بال|كال|لل))(?=..)/;
/** `و` that is no letter of the word itself. */
const AND = /^و(?=...)(?!ات|اح|اد|با|ثق|جه|حد|رد|رش|رق|زا|زن|سط|صف|صو|ظ|قا|قت|كي)/;
/** Endings of number, gender, nisba and possession, behind at least three letters. */
const ENDING = /(...)(?:تها|ات|ون|ين|ان|يه|ها|هم|نا|ته|اء|ه|ي|ا|و)$/;
/** The ب of a spoken verb: `بيدبل`. */
const SPOKEN_VERB = /^ب(?=[يت]...)/;
/** Letters that Egyptians pronounce, and often write, as another. */
const PRONOUNCED: Readonly<Record<string, string>> = { ذ: 'د', ث: 'ت', ظ: 'ض' };

const arabicStem = (word: string): string =>
  word
    .replace(ARTICLE, '')
    .replace(AND, '')
    .replace(ENDING, '$1')
    .replace(SPOKEN_VERB, '')
    .replace(/[ذثظ]/g, (letter) => PRONOUNCED[letter] as string);

/** Removes few endings: others match as the start of a longer word. */
const englishStem = (word: string): string =>
  word
    .replace(/(..)ies$/, '$1y')
    .replace(/(..(?:ch|sh|x|ss|o))es$/, '$1')
    .replace(/(..[^sui])s$/, '$1')
    .replace(/(....)(?:ing|ed)$/, '$1')
    .replace(/z/g, 's');

/** Strips article, ending and spelling variants, so that forms of one word match. */
export const stemOf = (word: string): string => (/[\u0600-\u06ff]/.test(word) ? arabicStem(word) : englishStem(word));
