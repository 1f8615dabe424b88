import * as z from 'zod';

const MIN_LENGTH = 32;
/** Below the number of different characters in any random text of this length. */
const MIN_DIFFERENT = 10;
/** Below the number of unpredictable characters in any random text of this length. */
const MIN_UNFORESEEN = 18;
const KEYBOARD = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm', '1234567890'].flatMap((row) => [row, [...row].reverse().join('')]);
const TRIPLE = 3;
/** Detects interleaved sequences too, such as "a-b-c-d" or "1a2b3c". */
const STRIDES = [1, 2, TRIPLE];

/** Detects a character that continues a sequence, a run of neighbouring keys, or a repeated part. */
const isForeseen = (text: string, at: number): boolean => {
  const code = (index: number) => text.charCodeAt(index);
  if (STRIDES.some((by) => at >= 2 * by && code(at) - code(at - by) === code(at - by) - code(at - 2 * by))) return true;
  const triple = text.slice(Math.max(0, at - TRIPLE + 1), at + 1);
  if (triple.length < TRIPLE) return false;
  return KEYBOARD.some((row) => row.includes(triple.toLowerCase())) || text.indexOf(triple) < at - TRIPLE + 1;
};

const isGuessable = (value: string): boolean =>
  new Set(value).size < MIN_DIFFERENT || [...value].filter((_, at) => !isForeseen(value, at)).length < MIN_UNFORESEEN;

export const secret = z
  .string()
  .min(MIN_LENGTH, `needs at least ${MIN_LENGTH} characters`)
  .refine((value) => !/change|sample|secret$/i.test(value), 'is a sample value: make your own')
  .refine((value) => !isGuessable(value), 'can be guessed: make a random one');

/** Random texts share two or three characters at their start at most. */
const COMMON_START = 16;
const FEW_DIFFERENCES = 4;

/** Detects secrets that can be guessed from each other: same start, or few differences. */
export const areAlike = (one: string, other: string): boolean => {
  if (one.slice(0, COMMON_START) === other.slice(0, COMMON_START)) return true;
  const differences = [...one].filter((character, at) => character !== other[at]).length;
  return one.length === other.length && differences <= FEW_DIFFERENCES;
};
