import { expect, it } from 'vitest';
import { linesOf } from './step-picture.ts';

/** Simulates a picture ten letters wide. */
const fits = (line: string): boolean => line.length <= 10;

it('a step is drawn in lines that are no wider than the picture, a long word in pieces', () => {
  expect(linesOf('ازرع القمح في سطور', fits)).toEqual(['ازرع القمح', 'في سطور']);
  expect(linesOf('see https://club.example now', fits)).toEqual(['see', 'https://cl', 'ub.example', 'now']);
  expect(linesOf('delta: May\nupper: June', fits)).toEqual(['delta: May', 'upper:', 'June']);
  expect(linesOf('', fits)).toEqual([]);
});

it('what has no room is left out with a sign for it, within the width', () => {
  expect(linesOf('ازرع القمح في سطور', fits, 2)).toEqual(['ازرع القمح', 'في سطور']);
  expect(linesOf('ازرع القمح في سطور', fits, 1)).toEqual(['ازرع القم…']);
  expect(linesOf('one two three four five', fits, 2)).toEqual(['one two', 'three fou…']);
});
