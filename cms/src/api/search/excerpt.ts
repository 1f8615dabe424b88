import { foldForSearch } from '@sanabel/contract';

/** Words around the one found: about a line. */
const BEFORE = 6;
const BEHIND = 9;

const has = (text: string, word: string): boolean => foldForSearch(text).includes(word);

/** Excerpt of the first text with a folded word; empty when none has it. */
const textWith = (texts: readonly string[], word: string): string => {
  for (const text of texts) {
    const parts = text.split(/\s+/).filter(Boolean);
    const at = parts.findIndex((part) => has(part, word));
    if (at < 0) continue;
    const [from, to] = [Math.max(0, at - BEFORE), at + BEHIND];
    return `${from > 0 ? '…' : ''}${parts.slice(from, to).join(' ')}${to < parts.length ? '…' : ''}`;
  }
  return '';
};

export const excerptOf = (titles: readonly string[], texts: readonly string[], words: readonly string[]): string => {
  const hidden = words.find((word) => !titles.some((title) => has(title, word)));
  return hidden === undefined ? '' : textWith(texts, hidden);
};
