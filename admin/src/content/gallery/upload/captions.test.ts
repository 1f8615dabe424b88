import { expect, it } from 'vitest';
import { areSame, NO_CAPTIONS, trimmed } from './captions.ts';

it('titles of spaces are none, and need no saving', () => {
  expect(areSame(trimmed({ arabicTitle: '  ', title: '' }), NO_CAPTIONS)).toBe(true);
  expect(areSame(trimmed({ arabicTitle: ' حصاد ', title: '' }), { arabicTitle: 'حصاد', title: '' })).toBe(true);
  expect(areSame({ arabicTitle: 'حصاد', title: '' }, { arabicTitle: 'حصاد', title: 'Harvest' })).toBe(false);
});
