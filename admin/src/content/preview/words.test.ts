import { expect, it } from 'vitest';
import { monthsIn, shownText } from './words.ts';

it('months are counted as each language counts them', () => {
  expect([1, 2, 6, 11, 100].map((count) => monthsIn('ar', count))).toEqual(['شهر واحد', 'شهران', '٦ أشهر', '١١ شهرًا', '١٠٠ شهر']);
  expect([1, 2, 11].map((count) => monthsIn('en', count))).toEqual(['1 month', '2 months', '11 months']);
});

it('a text that is missing in a language is shown in the other one', () => {
  expect(shownText('ar', { ar: 'القمح', en: 'Wheat' })).toEqual({ text: 'القمح', locale: 'ar' });
  expect(shownText('ar', { ar: ' ', en: 'Wheat' })).toEqual({ text: 'Wheat', locale: 'en' });
  expect(shownText('en', { ar: '', en: '' })).toEqual({ text: '', locale: 'en' });
});
