import type { MoveInput } from '@sanabel/contract/order';
import { describe, expect, it } from 'vitest';
import { movedIn, movesTo, positionAmong, targetOf, wayOf } from './order.ts';

/** Rows of three from the right, as in an Arabic grid; five items. */
const GRID = [
  { top: 0, left: 400 },
  { top: 0, left: 200 },
  { top: 1, left: 0 },
  { top: 100, left: 400 },
  { top: 101, left: 200 },
];
const LIST = [0, 80, 160].map((top) => ({ top, left: 0 }));

describe('moving a picked item by keys', () => {
  it('continues in the reading direction of the page', () => {
    expect(['ArrowLeft', 'ArrowRight', 'ArrowDown', 'Home', 'a'].map((key) => wayOf(key, 'rtl'))).toEqual([
      'forward',
      'back',
      'down',
      'first',
      null,
    ]);
    expect(wayOf('ArrowLeft', 'ltr')).toBe('back');
  });

  it('goes along the order, around the end of a row, and stops at both ends', () => {
    expect(targetOf(GRID, 2, 'forward')).toBe(3);
    expect(targetOf(GRID, 3, 'back')).toBe(2);
    expect(targetOf(GRID, 4, 'forward')).toBe(4);
    expect(targetOf(GRID, 0, 'back')).toBe(0);
  });

  it('goes up and down to the item over or under it, the nearest where the row is shorter', () => {
    expect(targetOf(GRID, 1, 'down')).toBe(4);
    expect(targetOf(GRID, 2, 'down')).toBe(4);
    expect(targetOf(GRID, 3, 'up')).toBe(0);
    expect(targetOf(GRID, 3, 'down')).toBe(3);
    expect(targetOf(LIST, 0, 'down')).toBe(1);
    expect(targetOf(LIST, 1, 'up')).toBe(0);
  });

  it('goes to the first and the last place at once', () => {
    expect(targetOf(GRID, 3, 'first')).toBe(0);
    expect(targetOf(GRID, 1, 'last')).toBe(4);
  });
});

describe('the place of a moved item', () => {
  it('is before what comes next on its page, and after what came before it at the end', () => {
    expect(positionAmong(['b', 'a', 'c'], 'a')).toEqual({ before: 'c' });
    expect(positionAmong(['b', 'c', 'a'], 'a')).toEqual({ after: 'c' });
  });
});

describe('the places of items that are moved together', () => {
  it.each([
    ['start', [{ after: null }, { after: 'a' }]],
    ['end', [{ before: null }, { before: null }]],
    [{ before: 'x' }, [{ before: 'x' }, { before: 'x' }]],
  ] as const)('keep their order at %o', (target, positions) => {
    expect(movesTo(['a', 'b'], target)).toEqual([
      { id: 'a', ...positions[0] },
      { id: 'b', ...positions[1] },
    ]);
  });
});

describe('a list that was read before a move', () => {
  const list = ['a', 'b', 'c', 'd'].map((id) => ({ id }));
  const after = (id: string, move: MoveInput) =>
    movedIn(list, id, move)
      .map((item) => item.id)
      .join('');

  it('has the moved item beside its new neighbour, as the server has it', () => {
    expect(after('a', { before: 'd' })).toBe('bcad');
    expect(after('d', { before: 'a' })).toBe('dabc');
    expect(after('a', { after: 'd' })).toBe('bcda');
    expect(after('c', { after: 'a' })).toBe('acbd');
  });

  it('stays as it is where the item or its neighbour is on another page', () => {
    expect(movedIn(list, 'x', { before: 'a' })).toBe(list);
    expect(movedIn(list, 'a', { after: 'x' })).toBe(list);
    expect(movedIn(list, 'a', { after: null })).toBe(list);
  });
});
