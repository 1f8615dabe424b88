import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { focusAttributes } from './focus.ts';

const sheet = await readFile(new URL('../styles/focus.css', import.meta.url), 'utf8');
/** What the sheet gives a direction for the first or the last digit of its attribute; 0 without a rule. */
const part = (axis: 'x' | 'y', sign: '^' | '$', digit: string): number =>
  Number(new RegExp(`\\[data-${axis}\\${sign}="${digit}"\\] \\{\\s*--\\w(?:-more)?: (\\d+)%`).exec(sheet)?.[1] ?? 0);

describe('the point of a picture in a page', () => {
  it('is none where nobody has set one', () => {
    expect(focusAttributes()).toEqual({});
    expect(focusAttributes('')).toEqual({});
    expect(focusAttributes('left')).toEqual({});
  });

  it('is two digits for each direction, by which the sheet finds every percent', () => {
    expect(focusAttributes('5 62')).toEqual({ 'data-x': '05', 'data-y': '62' });
    expect(focusAttributes('100 0')).toEqual({ 'data-x': '99', 'data-y': '00' });
    for (let percent = 0; percent < 100; percent += 1) {
      const { 'data-x': x = '', 'data-y': y = '' } = focusAttributes(`${percent} ${percent}`);
      expect(part('x', '^', x.charAt(0)) + part('x', '$', x.charAt(1))).toBe(percent);
      expect(part('y', '^', y.charAt(0)) + part('y', '$', y.charAt(1))).toBe(percent);
    }
  });
});
