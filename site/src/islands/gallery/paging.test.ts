import { describe, expect, it } from 'vitest';
import { clampPage, countOnPage, indexByKey, lastPage, pageOf, windowAround } from './paging.ts';

describe('pages of thumbnails', () => {
  it.each([
    [0, 0],
    [1, 0],
    [6, 0],
    [7, 1],
    [12, 1],
    [13, 2],
  ])('%i items of six end on page %i', (total, page) => {
    expect(lastPage(total, 6)).toBe(page);
  });

  it('stop at both ends', () => {
    expect(clampPage(-1, 12, 6)).toBe(0);
    expect(clampPage(2, 12, 6)).toBe(1);
    expect(clampPage(1, 12, 6)).toBe(1);
    expect(clampPage(1, 0, 6)).toBe(0);
  });

  it('know how many thumbnails they show', () => {
    expect(pageOf(5, 6)).toBe(0);
    expect(pageOf(6, 6)).toBe(1);
    expect(pageOf(6, 3)).toBe(2);
    expect(countOnPage(0, 14, 6)).toBe(6);
    expect(countOnPage(2, 14, 6)).toBe(2);
    expect(countOnPage(3, 14, 6)).toBe(0);
  });
});

describe('the photos around one', () => {
  it.each([
    [0, 12, { from: 0, to: 7 }],
    [5, 12, { from: 2, to: 9 }],
    [11, 12, { from: 5, to: 12 }],
    [1, 3, { from: 0, to: 3 }],
  ])('photo %i of %i', (index, total, stretch) => {
    expect(windowAround(index, total, 7)).toEqual(stretch);
  });
});

describe('keys', () => {
  it.each([
    ['ArrowRight', false, 3],
    ['ArrowLeft', false, 1],
    ['ArrowRight', true, 1],
    ['ArrowLeft', true, 3],
    ['Home', true, 0],
    ['End', false, 4],
    ['Enter', false, null],
  ])('%s leads, right-to-left %s, from 2 to %s', (key, isRightToLeft, index) => {
    expect(indexByKey(key, 2, 5, isRightToLeft)).toBe(index);
  });

  it('never lead out of the list', () => {
    expect(indexByKey('ArrowLeft', 0, 5, false)).toBe(0);
    expect(indexByKey('ArrowLeft', 4, 5, true)).toBe(4);
  });
});
