import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { focusAttributes } from './focus.ts';

const sheet = await readFile(new URL('../styles/focus.css', import.meta.url), 'utf8');
/** What the sheet gives a direction for the first or the last sign of its attribute; 0 without a rule. */
const part = (axis: 'x' | 'y', place: '^' | '$', sign: string): number =>
  Number(new RegExp(`\\[data-${axis}\\${place}="${sign}"\\] \\{\\s*--\\w(?:-half)?: (\\d+)%`).exec(sheet)?.[1] ?? 0);

describe('the point of a picture in a page', () => {
  it('is none where nobody has set one', () => {
    expect(focusAttributes()).toEqual({});
    expect(focusAttributes('')).toEqual({});
    expect(focusAttributes('left')).toEqual({});
  });

  it('is two signs for each direction, by which the sheet finds it to five percent', () => {
    expect(focusAttributes('4 62')).toEqual({ 'data-x': '05', 'data-y': '60' });
    expect(focusAttributes('100 0')).toEqual({ 'data-x': 'a0', 'data-y': '00' });
    for (let percent = 0; percent <= 100; percent += 1) {
      const { 'data-x': x = '', 'data-y': y = '' } = focusAttributes(`${percent} ${percent}`);
      const shown = part('x', '^', x.charAt(0)) + part('x', '$', x.charAt(1));
      expect(Math.abs(shown - percent)).toBeLessThanOrEqual(2.5);
      expect(part('y', '^', y.charAt(0)) + part('y', '$', y.charAt(1))).toBe(shown);
    }
  });
});
