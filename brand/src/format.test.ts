import { expect, it } from 'vitest';
import { formatDate, formatDigits, formatNumber, formatYear } from './format.ts';

it('writes numbers in the digits of the language', () => {
  expect(formatNumber('ar', 24)).toBe('٢٤');
  expect(formatNumber('en', 24)).toBe('24');
  expect(formatYear('ar', 2026)).toBe('٢٠٢٦');
});

it('writes ranges and distances in the digits and signs of the language', () => {
  expect([formatDigits('ar', '50-60'), formatDigits('ar', '2.5x70')]).toEqual(['٥٠–٦٠', '٢٫٥×٧٠']);
  expect([formatDigits('en', '50-60'), formatDigits('en', '2.5x70')]).toEqual(['50–60', '2.5×70']);
});

it('writes dates as they are in Cairo', () => {
  expect(formatDate('en', '2026-11-14T23:30:00Z')).toBe('15 November 2026');
  expect(formatDate('ar', '2026-11-14T10:00:00Z')).toBe('١٤ نوفمبر ٢٠٢٦');
});
