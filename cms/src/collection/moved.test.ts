import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { movedIn } from './moved.ts';

const IDS = [...'abcdefgh'];
const neighbour = fc.constantFrom(...IDS, null);
const move = fc.oneof(
  fc.record({ id: fc.constantFrom(...IDS, 'gone'), before: neighbour }),
  fc.record({ id: fc.constantFrom(...IDS, 'gone'), after: neighbour }),
);
const orderOf = (...parameters: Parameters<typeof movedIn>) => movedIn(...parameters)?.order.join('');

describe('a move in a list', () => {
  it.each([
    [{ before: 'a' }, 'cabd'],
    [{ after: 'd' }, 'abdc'],
    [{ before: null }, 'abdc'],
    [{ after: null }, 'cabd'],
    [{ before: 'd' }, 'abcd'],
    [{ after: 'b' }, 'abcd'],
    [{ before: 'c' }, 'abcd'],
    [{ after: 'c' }, 'abcd'],
  ])('of c to %o', (position, order) => {
    expect(orderOf(['a', 'b', 'c', 'd'], [{ id: 'c', ...position }])).toBe(order);
  });

  it('needs a neighbour that is there, and passes over an item that is gone', () => {
    expect(movedIn(['a', 'b'], [{ id: 'a', before: 'gone' }])).toBeNull();
    expect(orderOf(['a', 'b'], [{ id: 'gone', before: 'a' }])).toBe('ab');
    expect(orderOf([], [])).toBe('');
  });

  it('leaves the order of all others as it was, and is undone by the moves that it answers', () => {
    fc.assert(
      fc.property(fc.array(move, { maxLength: 12 }), (moves) => {
        const { order = [], ids = [], back = [] } = movedIn(IDS, moves) ?? {};
        const others = (list: readonly string[]) => list.filter((id) => !ids.includes(id));
        expect(order.toSorted()).toEqual(IDS);
        expect(others(order)).toEqual(others(IDS));
        expect(orderOf(order, back)).toBe(IDS.join(''));
      }),
    );
  });
});
