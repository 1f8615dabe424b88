/** The pace of the specification, section 9: one character each 10 ms, once. */
export const MS_PER_CHARACTER = 10;

/**
 * How long each visible character is in the string: letters with their marks, joined emoji and the like count as one. For the build: a slow
 * phone needs longer to make itself ready for this than for the typing.
 */
export const characterLengths = (text: string): number[] =>
  Array.from(new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(text), ({ segment }) => segment.length);

/** How far into the string the typing has come: 0 at the start, the string's length when it is done. */
export const typedUpTo = (lengths: readonly number[], elapsedMs: number): number =>
  lengths.slice(0, Math.floor(elapsedMs / MS_PER_CHARACTER)).reduce((sum, length) => sum + length, 0);
