import { expect, it } from 'vitest';
import { indexAfterKey } from './list-box.ts';

it.each([
  ['ArrowDown', -1, 0],
  ['ArrowDown', 1, 2],
  ['ArrowDown', 2, 0],
  ['ArrowUp', -1, 2],
  ['ArrowUp', 0, 2],
  ['ArrowUp', 2, 1],
  ['Home', 1, null],
])('%s leads from option %d of three to %s', (key, from, to) => expect(indexAfterKey(key, from, 3)).toBe(to));
