import { foldForSearch } from '@sanabel/contract/fold';

/** Folds with the API's own normaliser, for index and query. */
export const wordsOf = (text: string): string[] => foldForSearch(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/** The definite article, alone or behind a conjunction or preposition, before at least two letters. */
export const ARTICLE = /^(?:[وف]?(?:ال|بال|كال|لل))(?=..)/;
/** Endings of number, gender, nisba and possession, behind at least three letters. */
const ENDING = /(...)(?:ات|ون|ين|ان|يه|ها|اء|ه|ي|ا)$/;
/** Letters that Egyptians pronounce, and often write, as another. */
const PRONOUNCED: Readonly<Record<string, string>> = { ذ: 'د', ث: 'ت', ظ: 'ض' };

const arabicStem = (word: string): string =>
  word
    .replace(ARTICLE, '')
    .replace(ENDING, '$1')
    .replace(/[ذثظ]/g, (letter) => PRONOUNCED[letter] as string);

/** Removes plural endings only: other endings match as the start of a longer word. */
const englishStem = (word: string): string =>
  word
    .replace(/(..)ies$/, '$1y')
    .replace(/(..(?:ch|sh|x|ss|o))es$/, '$1')
    .replace(/(..[^sui])s$/, '$1')
    .replace(/z/g, 's');

/** Strips article, ending and spelling variants, so that forms of one word match. */
export const stemOf = (word: string): string => (/[\u0600-\u06ff]/.test(word) ? arabicStem(word) : englishStem(word));

/** Stop words, folded; question words are among them. */
export const SMALL_WORDS: ReadonlySet<string> = new Set(
  wordsOf(
    'في من على إلى عن مع هذا هذه ذلك تلك التي الذي الذين ما لا لم لن كل أو ثم أن إن حتى قد هي هو هم كان كانت بعد قبل كما عند بين كيف متى لماذا ماذا هل أين ازاي منها منه فيها فيه لها له به بها وهو وهي ولا أي جيد جيدا إذا حين أول واحد واحدة يوم نحو ومن وفي إلا وعلى أيضا وقت أما آخر أكثر أقل كثير قليل ليه عشان اعمل اعرف عايز أريد ممكن ' +
      'the a an of to in for on with and or is are was be it its as at by from this that these those not no do does how what when where why which you your can if so then than into them they their there has have had will one two first before after until only very well more most less many much few each every all any other make makes',
  ),
);

/** Leaves out stop words. Callers with many texts pass a caching `stem`. */
export const stemsOf = (text: string, stem = stemOf): string[] =>
  wordsOf(text)
    .filter((word) => word.length > 1 && !SMALL_WORDS.has(word))
    .map(stem);
