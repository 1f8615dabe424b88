import { pointOf } from '@sanabel/contract/focus';

/** The parts that a direction is the sum of, each half of the one before: a rule for each stands in styles/focus.css, and so in every page. */
const LETTERS = { x: 'abcd', y: 'efgh' } as const;

const lettersOf = (percent: number, letters: string): string => {
  const level = Math.round((percent / 100) * (2 ** letters.length - 1));
  return [...letters].filter((_, place) => level & (1 << (letters.length - 1 - place))).join('');
};

/** The attribute of a picture's frame that says which point its crop keeps in sight. The security policy refuses a style of its own. */
export const focusAttributes = (focus = ''): { 'data-at'?: string } => {
  const point = pointOf(focus);
  return point ? { 'data-at': lettersOf(point.x, LETTERS.x) + lettersOf(point.y, LETTERS.y) } : {};
};
