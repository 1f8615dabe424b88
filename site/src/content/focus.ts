import { pointOf } from '@sanabel/contract/focus';

/** Letters for the parts of a direction, each half the one before. Each has a rule in styles/focus.css, and so in every page. */
const LETTERS = { x: 'abcd', y: 'efgh' } as const;

const lettersOf = (percent: number, letters: string): string => {
  const level = Math.round((percent / 100) * (2 ** letters.length - 1));
  return [...letters].filter((_, index) => level & (1 << (letters.length - 1 - index))).join('');
};

/** Sets the focus point by an attribute, because the security policy refuses inline styles. */
export const focusAttributes = (focus = ''): { 'data-focus'?: string } => {
  const point = pointOf(focus);
  return point ? { 'data-focus': lettersOf(point.x, LETTERS.x) + lettersOf(point.y, LETTERS.y) } : {};
};
