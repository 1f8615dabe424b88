import '../../../../test/page.ts';
import { describe, expect, it } from 'vitest';
import { clock } from './Picture.tsx';

describe('the length of a video', () => {
  it.each([
    [0, '00:00'],
    [8, '00:08'],
    [252, '04:12'],
    [3599, '59:59'],
    [3600, '1:00:00'],
    [86_399, '23:59:59'],
  ])('of %d seconds reads %s', (seconds, text) => {
    expect(clock(seconds)).toBe(text);
  });
});
