import { type LinePair, linePairs } from '@sanabel/contract/formatting/lines';

const flat = (text: string): string => text.replaceAll(/\s*\n\s*/g, ' ');

/** Writes the lines of each language. One that a language lacks is blank, so that both texts stay pairs. */
export const textsOf = (lines: readonly LinePair[]): LinePair => {
  const written = lines.filter(({ ar, en }) => ar.trim() !== '' || en.trim() !== '');
  const text = (locale: keyof LinePair): string => {
    const own = written.map((line) => (line[locale].trim() === '' ? '' : flat(line[locale])));
    return own.slice(0, own.findLastIndex((line) => line !== '') + 1).join('\n');
  };
  return { ar: text('ar'), en: text('en') };
};

/** Counts lines that wait for this language. */
export const missingIn = (locale: keyof LinePair, texts: LinePair): number =>
  linePairs(texts).filter((line) => line[locale].trim() === '').length;
