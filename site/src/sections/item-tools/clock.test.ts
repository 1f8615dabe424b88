import { expect, it } from 'vitest';
import { clock, secondsOf } from './clock.ts';

it.each([
  [0, '0:00'],
  [9.9, '0:09'],
  [80, '1:20'],
  [300, '5:00'],
])('the time of %d seconds is %s, and is read back in whole seconds', (seconds, text) => {
  expect(clock(seconds)).toBe(text);
  expect(secondsOf(text)).toBe(Math.floor(seconds));
});
