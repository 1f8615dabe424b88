/** The position of a picture: enlarged about its middle and shifted from there, in pixels. */
export interface View {
  scale: number;
  x: number;
  y: number;
}
export interface Point {
  x: number;
  y: number;
}
export interface Size {
  width: number;
  height: number;
}

export const WHOLE: View = { scale: 1, x: 0, y: 0 };
/** Enlarging more would only show larger dots. */
const LARGEST = 4;
/** A finger that moved less than this has not swiped. */
const SWIPE_PX = 48;
/** A swipe must go this many times as far along the line as across it. */
const SWIPE_SLOPE = 1.5;

const between = (value: number, least: number, most: number): number => Math.min(Math.max(value, least), most);

/** The nearest view in which the picture still covers its own place. */
const settle = ({ scale, x, y }: View, { width, height }: Size): View => {
  const [sideways, upright] = [((scale - 1) * width) / 2, ((scale - 1) * height) / 2];
  return { scale, x: between(x, -sideways, sideways), y: between(y, -upright, upright) };
};

/** Enlarges by a factor; what is at `point`, seen from the middle of the place, stays under the finger. */
export const zoomAt = (view: View, factor: number, point: Point, size: Size): View => {
  const scale = between(view.scale * factor, WHOLE.scale, LARGEST);
  const growth = scale / view.scale;
  return settle({ scale, x: point.x - (point.x - view.x) * growth, y: point.y - (point.y - view.y) * growth }, size);
};

export const shift = (view: View, { x, y }: Point, size: Size): View => settle({ ...view, x: view.x + x, y: view.y + y }, size);

export const isEnlarged = ({ scale }: View): boolean => scale > WHOLE.scale;
export const canEnlarge = ({ scale }: View): boolean => scale < LARGEST;

/** Reads the direction of a swipe: pushing the picture against the reading direction goes on. */
export const stepBySwipe = ({ x, y }: Point, isRightToLeft: boolean): -1 | 0 | 1 => {
  if (Math.abs(x) < SWIPE_PX || Math.abs(x) < Math.abs(y) * SWIPE_SLOPE) return 0;
  return x < 0 === isRightToLeft ? -1 : 1;
};
