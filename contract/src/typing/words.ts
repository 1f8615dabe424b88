/** A closing bracket may belong to the word, as in `/Wheat_(crop)`. */
const OPENING: Readonly<Record<string, string>> = { ')': '(', ']': '[', '}': '{', '>': '<' };

/** Keeps a closing bracket when the word has the opening one. */
export const withoutEnd = (word: string): string => {
  const shorter = word.replace(/[.,;:!،؛»”’"'…]+$/u, '').replace(/^[«“‘"'<([{]+/u, '');
  const opening = OPENING[shorter.slice(-1)];
  const cut = opening !== undefined && !shorter.includes(opening) ? shorter.slice(0, -1) : shorter;
  return cut === word ? word : withoutEnd(cut);
};

export const wordsIn = (text: string): string[] => text.split(/\s+/).map(withoutEnd).filter(Boolean);

export const linksIn = (text: string): string[] => wordsIn(text).filter((word) => /^https?:\/\//i.test(word));
