import { pointOf } from '@sanabel/contract/focus';

/** Two digits each, for the rules of styles/focus.css. */
const twoDigits = (percent: number): string => String(Math.min(percent, 99)).padStart(2, '0');

/** The attributes of a picture's frame that say which point its crop keeps in sight. The security policy refuses a style of its own. */
export const focusAttributes = (focus = ''): { 'data-x'?: string; 'data-y'?: string } => {
  const point = pointOf(focus);
  return point ? { 'data-x': twoDigits(point.x), 'data-y': twoDigits(point.y) } : {};
};
