import { describe, expect, it } from 'vitest';
import { wholeOrder } from './whole-order.ts';

describe('ordering a part of a list', () => {
  it('leaves the others in their places', () => {
    expect(wholeOrder(['a', 'b', 'c', 'd', 'e'], ['d', 'b'])).toEqual(['a', 'd', 'c', 'b', 'e']);
  });

  it('is the order itself where the part is the whole', () => {
    expect(wholeOrder(['a', 'b', 'c'], ['c', 'a', 'b'])).toEqual(['c', 'a', 'b']);
  });

  it('keeps what another editor added, and forgets what was deleted', () => {
    expect(wholeOrder(['new', 'a', 'b'], ['b', 'gone', 'a'])).toEqual(['new', 'b', 'a']);
  });
});
