/** A point of a picture in whole percent from its left and top edges, whatever the language's direction. */
export interface Point {
  x: number;
  y: number;
}

export const CENTRE: Point = { x: 50, y: 50 };

const FORM = '(?:100|[1-9]?[0-9]) (?:100|[1-9]?[0-9])';
/** Matches an empty text too: no point is set. */
export const FOCUS_PATTERN = `^(?:${FORM})?$`;
const POINT = new RegExp(`^${FORM}$`);

/** Parses a point such as `37 62`. */
export const pointOf = (focus: string): Point | null => {
  if (!POINT.test(focus)) return null;
  const [x = CENTRE.x, y = CENTRE.y] = focus.split(' ').map(Number);
  return { x, y };
};

const inside = (percent: number): number => Math.min(100, Math.max(0, Math.round(percent)));

export const focusOf = ({ x, y }: Point): string => `${inside(x)} ${inside(y)}`;
