import { expect, it } from 'vitest';
import { scopeShortener } from './scopes.ts';

it('shortens the marks of components alike in pages and stylesheets', () => {
  const shorten = scopeShortener();
  expect(shorten('<p class="a" data-astro-cid-abcd1234><b data-astro-cid-abcd1234>')).toBe('<p class="a" data-c-abcd><b data-c-abcd>');
  expect(shorten('.a[data-astro-cid-abcd1234]>[data-astro-cid-wxyz5678]{}')).toBe('.a[data-c-abcd]>[data-c-wxyz]{}');
});

it('never gives two components one mark', () => {
  const shorten = scopeShortener();
  shorten('data-astro-cid-abcd1234');
  expect(() => shorten('data-astro-cid-abcd9999')).toThrow('abcd');
});
