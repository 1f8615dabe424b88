/** Brackets that close what a word may have opened itself, as `/Wheat_(crop)` does. */
const OPENING: Readonly<Record<string, string>> = { ')': '(', ']': '[', '}': '{', '>': '<' };

/** Takes off the punctuation of the sentence around a word. A closing bracket stays when the word holds the opening one. */
export const withoutEnd = (word: string): string => {
  const shorter = word.replace(/[.,;:!،؛»”’"'…]+$/u, '').replace(/^[«“‘"'<([{]+/u, '');
  const opening = OPENING[shorter.slice(-1)];
  const cut = opening !== undefined && !shorter.includes(opening) ? shorter.slice(0, -1) : shorter;
  return cut === word ? word : withoutEnd(cut);
};

/** The words of a pasted text, each without the punctuation around it. */
export const wordsIn = (text: string): string[] => text.split(/\s+/).map(withoutEnd).filter(Boolean);

/** The links in a pasted text, as far as they say that they are links. */
export const linksIn = (text: string): string[] => wordsIn(text).filter((word) => /^https?:\/\//i.test(word));
