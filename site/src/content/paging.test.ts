import { describe, expect, it } from 'vitest';
import { pageAt, pageCount, partAt } from './paging.ts';
import { itemsOn, rangeIn } from './range-in.ts';

const SIZE = 24;
const listOf = (count: number): number[] => Array.from({ length: count }, (_, index) => index);

describe('a list in pages, counted from its oldest end', () => {
  it.each([
    [0, 1],
    [1, 1],
    [47, 1],
    [48, 2],
    [71, 2],
    [72, 3],
    [5000, 208],
  ])('of %i items has %i pages', (count, pages) => {
    expect(pageCount(count, SIZE)).toBe(pages);
  });

  it('has 24 items on every page but the newest, which has up to 47', () => {
    for (const count of [48, 60, 71, 72, 100, 5000]) {
      const pages = pageCount(count, SIZE);
      for (let page = 1; page < pages; page += 1) expect(itemsOn(listOf(count), page, SIZE)).toHaveLength(SIZE);
      const newest = itemsOn(listOf(count), pages, SIZE).length;
      expect(newest).toBeGreaterThanOrEqual(SIZE);
      expect(newest).toBeLessThan(2 * SIZE);
    }
  });

  it('shows each item once, in the order of the list', () => {
    const count = 101;
    const pages = listOf(pageCount(count, SIZE)).map((page) => itemsOn(listOf(count), page + 1, SIZE));
    expect(pages.toReversed().flat()).toEqual(listOf(count));
  });

  it('finds the page with an item', () => {
    const count = 101;
    const newest = pageCount(count, SIZE);
    for (const index of listOf(count)) expect(itemsOn(listOf(count), pageAt(index, count, SIZE) ?? newest, SIZE)).toContain(index);
    expect([0, 28, 29, 100].map((index) => pageAt(index, count, SIZE))).toEqual([null, null, 3, 1]);
  });

  it('leaves every page but the newest as it is when an item comes in at the top', () => {
    const before = listOf(100);
    const after = [-1, ...before];
    for (const page of [1, 2, 3]) expect(itemsOn(after, page, SIZE)).toEqual(itemsOn(before, page, SIZE));
  });

  it('is empty on a page that it does not have', () => {
    expect(itemsOn(listOf(24), 9, SIZE)).toEqual([]);
  });
});

describe('a list in parts, for files of data', () => {
  it('has what is left over in its newest part', () => {
    expect(rangeIn(1, 101, SIZE)).toEqual({ from: 77, to: 101 });
    expect(rangeIn(5, 101, SIZE)).toEqual({ from: 0, to: 5 });
    expect(rangeIn(6, 101, SIZE)).toEqual({ from: 0, to: 0 });
    expect([0, 4, 5, 100].map((index) => partAt(index, 101, SIZE))).toEqual([5, 5, 4, 1]);
  });
});
