import { describe, expect, it } from 'vitest';
import type { FieldList } from './model.ts';
import { fullKernels, type Have, megabytes, planOf, roomToFree } from './plan.ts';

const LIST: FieldList = {
  pages: [
    ['/services/crop/wheat', 'w1', 40_000, [0, 1]],
    ['/services/crop/clover', 'c1', 30_000, [1]],
  ],
  pictures: [
    ['/media/wheat-640.webp', 20_000],
    ['/media/clover-640.webp', 10_000],
  ],
  files: [['/assets/text.woff2', 50_000]],
  total: 2,
};
const nothing: Have = { pages: new Map(), files: new Set() };
const page = (digest: string, withPictures = false) => ({ digest, set: 'Winter', withPictures });
const saved: Have = {
  pages: new Map([
    ['/services/crop/wheat', page('w1')],
    ['/services/crop/clover', page('c1')],
  ]),
  files: new Set(['text.woff2']),
};

describe('saving a season', () => {
  it('brings its pages and their files at first, each picture once and only when they are wanted', () => {
    expect(planOf(LIST, 'Winter', false, nothing)).toEqual({
      pages: [
        ['/services/crop/wheat', 90_000],
        ['/services/crop/clover', 30_000],
      ],
      removed: [],
      bytes: 120_000,
    });
    expect(planOf(LIST, 'Winter', true, nothing).bytes).toBe(150_000);
  });

  it('brings nothing again, and later only what has changed', () => {
    expect(planOf(LIST, 'Winter', false, saved)).toEqual({ pages: [], removed: [], bytes: 0 });
    const changed = { ...LIST, pages: [LIST.pages[0] as (typeof LIST.pages)[0], ['/services/crop/clover', 'c2', 31_000, [1]] as const] };
    expect(planOf(changed, 'Winter', false, saved)).toEqual({ pages: [['/services/crop/clover', 31_000]], removed: [], bytes: 31_000 });
  });

  it('brings what several sets share with the first of them alone', () => {
    const coming = new Set<string>();
    const winter = planOf(LIST, 'Winter', true, nothing, coming);
    const summer = planOf({ ...LIST, pages: [['/services/crop/maize', 'm1', 20_000, [1]]] }, 'Summer', true, nothing, coming);
    expect([winter.bytes, summer.bytes]).toEqual([150_000, 20_000]);
  });

  it('brings the pictures alone to pages that are there', () => {
    expect(planOf(LIST, 'Winter', true, saved).pages).toEqual([
      ['/services/crop/wheat', 30_000],
      ['/services/crop/clover', 0],
    ]);
  });

  it('takes a page that was only visited without fetching it twice', () => {
    const visited: Have = { ...saved, pages: new Map([['/services/crop/wheat', { digest: 'w1' }]]) };
    expect(planOf({ ...LIST, pages: LIST.pages.slice(0, 1) }, 'Winter', false, visited).pages).toEqual([['/services/crop/wheat', 0]]);
  });

  it('lets go of what is no longer in it', () => {
    const { removed } = planOf({ ...LIST, pages: LIST.pages.slice(0, 1) }, 'Winter', false, saved);
    expect(removed).toEqual(['/services/crop/clover']);
  });
});

describe('the progress', () => {
  it('fills the last kernel when all is there', () => {
    expect([0, 99, 100, 150].map((done) => fullKernels(done, 100))).toEqual([0, 11, 12, 12]);
    expect(fullKernels(0, 0)).toBe(12);
  });
});

describe('a size', () => {
  it('is in megabytes with one decimal, in the digits of the language, and is never too small', () => {
    expect(megabytes(1_410_000, '١٢٣٤٥٦٧٨٩٠', '٫')).toBe('١٫٥');
    expect(megabytes(1, '1234567890', '.')).toBe('0.1');
    expect(megabytes(0, '1234567890', '.')).toBe('0.0');
  });

  it('to free is what is missing; all that is still to come where the browser was wrong', () => {
    expect(roomToFree(100, { quota: 1000, usage: 940 })).toBe(40);
    expect(roomToFree(100, { quota: 1000, usage: 1200 })).toBe(100);
    expect(roomToFree(100, { quota: 5000, usage: 0 })).toBe(100);
    expect(roomToFree(100, {})).toBe(100);
  });
});
