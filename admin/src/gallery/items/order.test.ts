import { describe, expect, it } from 'vitest';
import { withOrder } from './order.ts';

describe('ordering the videos', () => {
  it('leaves every photo at its place, and moves the videos among theirs', () => {
    expect(withOrder(['photo 1', 'video 1', 'photo 2', 'video 2', 'video 3'], ['video 3', 'video 1', 'video 2'])).toEqual([
      'photo 1',
      'video 3',
      'photo 2',
      'video 1',
      'video 2',
    ]);
  });

  it('sends every item once, also those that were not moved', () => {
    const all = ['a', 'b', 'c', 'd'];
    expect(withOrder(all, ['d', 'b']).toSorted()).toEqual(all);
  });
});
