/** Removes the punctuation of the sentence around a link. A bracket stays where the link itself has opened it. */
export const withoutEnd = (word: string): string => {
  const shorter = word.replace(/[.,;:!،؛»”’"'>\]}…]+$/u, '').replace(/^[«“‘"'<([{]+/u, '');
  const cut = /\)$/.test(shorter) && !shorter.includes('(') ? shorter.slice(0, -1) : shorter;
  return cut === word ? word : withoutEnd(cut);
};

/** The words of a pasted text, each without the punctuation around it. */
export const wordsIn = (text: string): string[] => text.split(/\s+/).map(withoutEnd).filter(Boolean);

/** The links in a pasted text, as far as they say that they are links. */
export const linksIn = (text: string): string[] => wordsIn(text).filter((word) => /^https?:\/\//i.test(word));
