import { foldForSearch } from '@sanabel/contract/fold';

/** The words of a text as the index and a visitor's query have them both: folded by the API's own normaliser. */
export const wordsOf = (text: string): string[] => foldForSearch(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/** The definite article, alone or behind a conjunction or preposition, before two letters at least. */
const ARTICLE = /^(?:[وف]?(?:ال|بال|كال|لل))(?=..)/;
/** Endings of number, gender, kind and possession, behind three letters at least. */
const ENDING = /(...)(?:ات|ون|ين|ان|يه|ها|اء|ه|ي|ا)$/;
/** Letters that Egypt says, and often writes, as another. */
const SAID: Readonly<Record<string, string>> = { ذ: 'د', ث: 'ت', ظ: 'ض' };

const arabicStem = (word: string): string =>
  word
    .replace(ARTICLE, '')
    .replace(ENDING, '$1')
    .replace(/[ذثظ]/g, (letter) => SAID[letter] as string);

/** Plural endings alone: what more a word carries is found as the beginning of a longer one. */
const englishStem = (word: string): string =>
  word
    .replace(/(..)ies$/, '$1y')
    .replace(/(..(?:ch|sh|x|ss|o))es$/, '$1')
    .replace(/(..[^sui])s$/, '$1')
    .replace(/z/g, 's');

/** What remains of a folded word when article, ending and spelling are taken off: two forms of one word have the same. */
export const stemOf = (word: string): string => (/[\u0600-\u06ff]/.test(word) ? arabicStem(word) : englishStem(word));

/** Words that say nothing of what a text is about; of a question too. Folded. */
export const SMALL_WORDS: ReadonlySet<string> = new Set(
  wordsOf(
    'في من على إلى عن مع هذا هذه ذلك تلك التي الذي الذين ما لا لم لن كل أو ثم أن إن حتى قد هي هو هم كان كانت بعد قبل كما عند بين كيف متى لماذا ماذا هل أين ازاي منها منه فيها فيه لها له به بها وهو وهي ولا أي جيد جيدا إذا حين أول واحد واحدة يوم نحو ومن وفي إلا وعلى أيضا وقت أما آخر أكثر أقل كثير قليل ليه عشان اعمل اعرف عايز أريد ممكن ' +
      'the a an of to in for on with and or is are was be it its as at by from this that these those not no do does how what when where why which you your can if so then than into them they their there has have had will one two first before after until only very well more most less many much few each every all any other make makes',
  ),
);

/** The stems of a text, small words left out. Whoever reads many texts has a `stem` of their own that knows words again. */
export const stemsOf = (text: string, stem = stemOf): string[] =>
  wordsOf(text)
    .filter((word) => word.length > 1 && !SMALL_WORDS.has(word))
    .map(stem);
