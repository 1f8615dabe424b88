/** A point of a picture, in whole percent of its width from the left and of its height from the top, in every language. */
export interface Point {
  x: number;
  y: number;
}

export const CENTRE: Point = { x: 50, y: 50 };

const FORM = '(?:100|[1-9]?[0-9]) (?:100|[1-9]?[0-9])';
/** As JSON Schema writes it; empty where nobody has set a point. */
export const FOCUS_PATTERN = `^(?:${FORM})?$`;
const POINT = new RegExp(`^${FORM}$`);

/** The point that an item keeps as `37 62`; null where nobody has set one. */
export const pointOf = (focus: string): Point | null => {
  if (!POINT.test(focus)) return null;
  const [x = CENTRE.x, y = CENTRE.y] = focus.split(' ').map(Number);
  return { x, y };
};

const inside = (percent: number): number => Math.min(100, Math.max(0, Math.round(percent)));

/** A point as an item keeps it: whole, and inside the picture. */
export const focusOf = ({ x, y }: Point): string => `${inside(x)} ${inside(y)}`;
