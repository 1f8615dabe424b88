import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { focusAttributes } from './focus.ts';

const stylesheet = await readFile(new URL('../styles/focus.css', import.meta.url), 'utf8');
const shown = (at: string, letters: string): number =>
  [...at]
    .filter((letter) => letters.includes(letter))
    .reduce(
      (sum, letter) => sum + Number(new RegExp(`\\[data-focus\\*="${letter}"\\] \\{\\s*--${letter}: (\\d+);`).exec(stylesheet)?.[1]),
      0,
    );

describe('the point of a picture in a page', () => {
  it('is absent where no one has set one', () => {
    expect(focusAttributes()).toEqual({});
    expect(focusAttributes('')).toEqual({});
    expect(focusAttributes('left')).toEqual({});
  });

  it('is written in letters, by which the stylesheet finds it to four percent', () => {
    expect(focusAttributes('0 0')).toEqual({ 'data-focus': '' });
    expect(focusAttributes('100 7')).toEqual({ 'data-focus': 'abcdh' });
    for (let percent = 0; percent <= 100; percent += 1) {
      const { 'data-focus': at = '' } = focusAttributes(`${percent} ${100 - percent}`);
      expect(Math.abs(shown(at, 'abcd') - percent)).toBeLessThanOrEqual(4);
      expect(Math.abs(shown(at, 'efgh') - (100 - percent))).toBeLessThanOrEqual(4);
    }
  });
});
