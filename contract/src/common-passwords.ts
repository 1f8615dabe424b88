/** Beginnings and wholes of the passwords that guessing lists try first, at or near our minimum of 12 characters. */
const COMMON_PARTS = [
  'password',
  'passw0rd',
  'p@ssword',
  'p@ssw0rd',
  'qwerty',
  'qwertz',
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
  'admin',
  'administrator',
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
  'egypt',
  'cairo',
  'mohamed',
  'ahmed',
  'bismillah',
  'allah',
  'سنابل',
  'محمد',
  'احمد',
  'مصر',
];

const withoutCommonParts = (folded: string): string => COMMON_PARTS.reduce((rest, part) => rest.replaceAll(part, ''), folded);

const isRun = (text: string): boolean => {
  const codes = [...text].map((letter) => letter.codePointAt(0) ?? 0);
  const steps = codes.slice(1).map((code, index) => code - (codes[index] ?? 0));
  return steps.length > 0 && steps.every((step) => step === steps[0] && Math.abs(step) <= 1);
};

/**
 * Whether a password is one of those tried first: a common word padded with digits or signs, one short group repeated,
 * a plain run of letters, or digits alone, which are phone numbers and dates (NIST 800-63B asks for such a list; api.md: "common ones refused").
 */
export const isCommonPassword = (password: string): boolean => {
  const folded = password.toLowerCase();
  const rest = withoutCommonParts(folded).replace(/[\d\s\p{P}\p{S}]/gu, '');
  const isNearlyOnlyCommon = /\p{L}/u.test(folded) && [...rest].length < 3;
  return /^(.{1,4})\1+$/su.test(folded) || isRun(folded) || isNearlyOnlyCommon || /^\d+$/.test(folded);
};
