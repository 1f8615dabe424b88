/** Common passwords and their beginnings from guessing lists, at or near our minimum of 12 characters. */
const COMMON_PARTS = [
  'password',
  'passw0rd',
  'p@ssword',
  'p@ssw0rd',
  'qwerty',
  'qwertz',
  'qwert',
  'azerty',
  'asdfgh',
  'zxcvbn',
  '1q2w3e',
  '123456',
  '654321',
  'abcdef',
  'iloveyou',
  'letmein',
  'welcome',
  'administrator',
  'admin',
  'monkey',
  'dragon',
  'football',
  'princess',
  'sunshine',
  'superman',
  'trustno1',
  'changeme',
  'secret',
  'sanabel',
  'sanabil',
  'nadi',
  'club',
  'mahmoud',
  'mostafa',
  'mustafa',
  'ibrahim',
  'fatima',
  'egypt',
  'cairo',
  'mohamed',
  'ahmed',
  'bismillah',
  'allah',
  'سنابل',
  'نادي',
  'محمود',
  'مصطفى',
  'محمد',
  'احمد',
  'مصر',
];

/** Longest first: removing a shorter part first would leave the rest of a longer one. */
const PARTS = [...COMMON_PARTS].sort((one, other) => other.length - one.length);

const withoutCommonParts = (folded: string): string => PARTS.reduce((rest, part) => rest.replaceAll(part, ''), folded);

/** Each row is half a key to the right of the one above. */
const ROWS = ['1234567890', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm'];
const STRIDE = 100;
const KEYS: ReadonlyMap<string, number> = new Map(
  ROWS.flatMap((row, line) => [...row].map((key, position) => [key, line * STRIDE + position])),
);
/** Same key, neighbours, the two keys above and the two below. */
const STEPS: ReadonlySet<number> = new Set([0, 1, -1, STRIDE, STRIDE - 1, -STRIDE, 1 - STRIDE]);
/** Ordinary words go to a neighbour in about a fifth of their steps. */
const WALK_SHARE = 0.7;

/** Detects a walk over neighbouring keys, such as `1qaz2wsx3edc`. */
const isKeyboardWalk = (folded: string): boolean => {
  const positions = [...folded].map((letter) => KEYS.get(letter) ?? Number.NaN);
  const near = positions.slice(1).filter((position, index) => STEPS.has(position - (positions[index] ?? Number.NaN)));
  return near.length >= (positions.length - 1) * WALK_SHARE;
};

/** A few letters added to common words do not make a strong password. */
const LETTERS_LEFT = 5;

const isRun = (text: string): boolean => {
  const codes = [...text].map((letter) => letter.codePointAt(0) ?? 0);
  const steps = codes.slice(1).map((code, index) => code - (codes[index] ?? 0));
  return steps.length > 0 && steps.every((step) => step === steps[0] && Math.abs(step) <= 1);
};

/**
 * Detects padded common words, a short group repeated, runs of letters, keyboard walks, and digits alone, which are phone numbers and dates
 * (NIST 800-63B asks for such a list; api.md: "common ones refused").
 */
export const isCommonPassword = (password: string): boolean => {
  const folded = password.toLowerCase();
  const rest = withoutCommonParts(folded).replace(/[\d\s\p{P}\p{S}]/gu, '');
  const isNearlyOnlyCommon = /\p{L}/u.test(folded) && [...rest].length < LETTERS_LEFT;
  return /^(.{1,4})\1+$/su.test(folded) || isRun(folded) || isKeyboardWalk(folded) || isNearlyOnlyCommon || /^\d+$/.test(folded);
};
