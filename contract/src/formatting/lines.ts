import type { Locale } from '../enumerations.ts';

/** One step or point in both languages; blank where it waits for a language. */
export type LinePair = Record<Locale, string>;

const linesIn = (text: string): string[] => (text === '' ? [] : text.split('\n'));

/** Forms wrote an Arabic line into the English text once, where its translation was missing. */
const isRepeated = ({ ar, en }: LinePair): boolean => ar === en && /\p{Script=Arabic}/u.test(en);

/** Pairs the lines of two texts and leaves out those that are blank in both. */
export const linePairs = (texts: Readonly<Record<Locale, string>>): LinePair[] => {
  const [arabic, english] = [linesIn(texts.ar), linesIn(texts.en)];
  return Array.from({ length: Math.max(arabic.length, english.length) }, (_, index) => {
    const pair = { ar: arabic[index] ?? '', en: english[index] ?? '' };
    return isRepeated(pair) ? { ...pair, en: '' } : pair;
  }).filter(({ ar, en }) => ar.trim() !== '' || en.trim() !== '');
};
