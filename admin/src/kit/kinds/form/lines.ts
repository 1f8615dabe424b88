/** One step or point in both languages. */
export interface Line {
  ar: string;
  en: string;
}

const flat = (text: string): string => text.replaceAll(/\s*\n\s*/g, ' ');

const linesIn = (text: string): string[] => (text === '' ? [] : text.split('\n'));

/** An English line that equals its Arabic one waits for its translation (`textsOf`). */
export const linesOf = (ar: string, en: string): Line[] => {
  const [arabic, english] = [linesIn(ar), linesIn(en)];
  return Array.from({ length: Math.max(arabic.length, english.length) }, (_, index) => {
    const [line = '', translation = ''] = [arabic[index], english[index]];
    return { ar: line, en: translation === line ? '' : translation };
  });
};

/**
 * Writes the lines of each language. A line without a translation stands in the other text too, since both texts are read line by line; a
 * language without any line stays empty.
 */
export const textsOf = (lines: readonly Line[]): Line => {
  const written = lines.map(({ ar, en }) => ({ ar: flat(ar), en: flat(en) })).filter(({ ar, en }) => ar.trim() !== '' || en.trim() !== '');
  const text = (mine: keyof Line, other: keyof Line): string =>
    written.some((line) => line[mine].trim() !== '')
      ? written.map((line) => (line[mine].trim() === '' ? line[other] : line[mine])).join('\n')
      : '';
  return { ar: text('ar', 'en'), en: text('en', 'ar') };
};

/** Counts lines that wait for this language. */
export const missingIn = (locale: keyof Line, { ar, en }: Line): number =>
  linesOf(ar, en).filter((line) => line[locale].trim() === '').length;
