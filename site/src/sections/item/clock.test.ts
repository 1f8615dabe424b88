import { expect, it } from 'vitest';
import { clock } from './clock.ts';

it.each([
  [0, '0:00'],
  [9.9, '0:09'],
  [80, '1:20'],
  [300, '5:00'],
])('the time of %d seconds is %s', (seconds, text) => {
  expect(clock(seconds)).toBe(text);
});
