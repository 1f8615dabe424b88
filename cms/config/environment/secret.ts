import * as z from 'zod';

const MIN_LENGTH = 32;
/** Fewer different characters than any random text of that length has. */
const MIN_DIFFERENT = 10;
/** Fewer characters that nobody can tell from those before them than any random text of that length has. */
const MIN_UNFORESEEN = 18;
const KEYBOARD = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm', '1234567890'].flatMap((row) => [row, [...row].reverse().join('')]);
/** Characters that make a sequence or a repetition. */
const TRIPLE = 3;
/** Letters with others between them, such as "a-b-c-d" or "1a2b3c", are a sequence as well. */
const STRIDES = [1, 2, TRIPLE];

/** Tells whether a character goes on as the ones before it: a sequence, keys side by side, or a part that stood there before. */
const isForeseen = (text: string, at: number): boolean => {
  const code = (place: number) => text.charCodeAt(place);
  if (STRIDES.some((by) => at >= 2 * by && code(at) - code(at - by) === code(at - by) - code(at - 2 * by))) return true;
  const triple = text.slice(Math.max(0, at - TRIPLE + 1), at + 1);
  if (triple.length < TRIPLE) return false;
  return KEYBOARD.some((row) => row.includes(triple.toLowerCase())) || text.indexOf(triple) < at - TRIPLE + 1;
};

const isGuessable = (value: string): boolean =>
  new Set(value).size < MIN_DIFFERENT || [...value].filter((_, at) => !isForeseen(value, at)).length < MIN_UNFORESEEN;

/** A secret of 32 characters and more that looks random: no sample, no sequence, no repetition. */
export const secret = z
  .string()
  .min(MIN_LENGTH, `needs at least ${MIN_LENGTH} characters`)
  .refine((value) => !/change|sample|secret$/i.test(value), 'is a sample value: make your own')
  .refine((value) => !isGuessable(value), 'can be guessed: make a random one');

/** Random texts begin alike for two or three characters, and differ nearly everywhere. */
const COMMON_START = 16;
const FEW_DIFFERENCES = 4;

/** Tells whether one of two secrets can be guessed from the other: they begin alike, or differ by a few characters. */
export const areAlike = (one: string, other: string): boolean => {
  if (one.slice(0, COMMON_START) === other.slice(0, COMMON_START)) return true;
  const differences = [...one].filter((character, at) => character !== other[at]).length;
  return one.length === other.length && differences <= FEW_DIFFERENCES;
};
