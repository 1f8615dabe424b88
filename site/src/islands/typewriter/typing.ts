/** The pace of the specification, section 9: one character each 10 ms, once. */
export const MS_PER_CHARACTER = 10;

/** Where each visible character ends in the string: letters with their marks, joined emoji and the like count as one. */
export const characterEnds = (text: string): number[] =>
  Array.from(new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(text), ({ index, segment }) => index + segment.length);

/** How far into the string the typing has come: 0 at the start, the string's length when it is done. */
export const typedUpTo = (ends: readonly number[], elapsedMs: number): number => {
  const typed = Math.min(Math.floor(elapsedMs / MS_PER_CHARACTER), ends.length);
  return ends[typed - 1] ?? 0;
};
