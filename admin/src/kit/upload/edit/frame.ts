import type { Point } from '@sanabel/contract/focus';

/** Part of a picture, in shares of its width and height. */
export interface Frame {
  x: number;
  y: number;
  width: number;
  height: number;
}

const within = (start: number, length: number): number => Math.min(Math.max(start, 0), 1 - length);

/** Returns the part of a shape (width divided by height) around a point, `size` of the largest that fits. */
export const frameOf = (ratio: number, shape: number, size: number, { x, y }: Point): Frame => {
  const width = Math.min(1, shape / ratio) * size;
  const height = Math.min(1, ratio / shape) * size;
  return { x: within(x / 100 - width / 2, width), y: within(y / 100 - height / 2, height), width, height };
};
