import { pointOf } from '@sanabel/contract/focus';

/** A rule for each percent would weigh more on every page than anybody sees of it. */
const STEP = 5;

/** A digit for the tens (`a` is ten of them) and one for the half of another, for the rules of styles/focus.css. */
const signOf = (percent: number): string => {
  const rounded = Math.round(percent / STEP) * STEP;
  return `${Math.floor(rounded / 10).toString(16)}${rounded % 10}`;
};

/** The attributes of a picture's frame that say which point its crop keeps in sight. The security policy refuses a style of its own. */
export const focusAttributes = (focus = ''): { 'data-x'?: string; 'data-y'?: string } => {
  const point = pointOf(focus);
  return point ? { 'data-x': signOf(point.x), 'data-y': signOf(point.y) } : {};
};
