/** Every fifth word is left out, as in Taylor's cloze procedure (1953); the first sentence stays whole, so that readers know the topic. */
const EVERY = 5;
/** Number of blanks that the procedure asks for. */
const MOST_BLANKS = 50;

export interface Cloze {
  /** Words in their order; a blank is the number of its answer, from 1. */
  parts: readonly (string | number)[];
  answers: readonly string[];
}

const WORD = /^([^\p{L}\p{N}]*)(.*?)([^\p{L}\p{N}]*)$/su;

/** Leaves words of a text out. Punctuation around a word stays, and numbers stay, because they cannot be guessed. */
export const makeCloze = (text: string): Cloze => {
  const end = /[.!؟?]\s/u.exec(text)?.index ?? -1;
  const whole = text.slice(0, end + 1);
  const words = text
    .slice(end + 1)
    .trim()
    .split(/\s+/);
  const parts: (string | number)[] = whole === '' ? [] : [whole];
  const answers: string[] = [];
  let sinceBlank = 0;
  for (const word of words) {
    const [, before = '', letters = '', after = ''] = WORD.exec(word) ?? [];
    sinceBlank += 1;
    if (sinceBlank < EVERY || answers.length === MOST_BLANKS || !/^\p{L}+$/u.test(letters.normalize('NFC').replace(/\p{M}/gu, ''))) {
      parts.push(word);
      continue;
    }
    answers.push(letters);
    if (before !== '') parts.push(before);
    parts.push(answers.length);
    if (after !== '') parts.push(after);
    sinceBlank = 0;
  }
  return { parts, answers };
};
