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
/** A larger scale would only show larger pixels. */
const LARGEST = 4;
const SWIPE_PX = 48;
/** The minimum ratio of horizontal to vertical movement in a swipe. */
const SWIPE_SLOPE = 1.5;

const between = (value: number, least: number, most: number): number => Math.min(Math.max(value, least), most);

/** Limits the offset so that the picture still covers its box. */
const settle = ({ scale, x, y }: View, { width, height }: Size): View => {
  const [sideways, upright] = [((scale - 1) * width) / 2, ((scale - 1) * height) / 2];
  return { scale, x: between(x, -sideways, sideways), y: between(y, -upright, upright) };
};

/** Zooms by a factor around `point`, which is relative to the centre and stays under the finger. */
export const zoomAt = (view: View, factor: number, point: Point, size: Size): View => {
  const scale = between(view.scale * factor, WHOLE.scale, LARGEST);
  const growth = scale / view.scale;
  return settle({ scale, x: point.x - (point.x - view.x) * growth, y: point.y - (point.y - view.y) * growth }, size);
};

export const shift = (view: View, { x, y }: Point, size: Size): View => settle({ ...view, x: view.x + x, y: view.y + y }, size);

export const isEnlarged = ({ scale }: View): boolean => scale > WHOLE.scale;
export const canEnlarge = ({ scale }: View): boolean => scale < LARGEST;

/** Moving against the reading direction leads to the next picture. */
export const stepBySwipe = ({ x, y }: Point, isRightToLeft: boolean): -1 | 0 | 1 => {
  if (Math.abs(x) < SWIPE_PX || Math.abs(x) < Math.abs(y) * SWIPE_SLOPE) return 0;
  return x < 0 === isRightToLeft ? -1 : 1;
};
