import { expect, it } from 'vitest';
import { frameOf } from './frame.ts';

const CENTRE = { x: 50, y: 50 };

it.each([
  ['the whole picture', 1.5, 1.5, 1, CENTRE, { x: 0, y: 0, width: 1, height: 1 }],
  ['a square of a wide picture', 2, 1, 1, CENTRE, { x: 0.25, y: 0, width: 0.5, height: 1 }],
  ['a square of an upright picture', 0.5, 1, 1, CENTRE, { x: 0, y: 0.25, width: 1, height: 0.5 }],
  ['half of it', 2, 1, 0.5, CENTRE, { x: 0.375, y: 0.25, width: 0.25, height: 0.5 }],
  ['a part at the edge, inside the picture', 2, 1, 1, { x: 100, y: 0 }, { x: 0.5, y: 0, width: 0.5, height: 1 }],
])('%s is cut', (_, ratio, shape, size, point, frame) => {
  expect(frameOf(ratio, shape, size, point)).toEqual(frame);
});
