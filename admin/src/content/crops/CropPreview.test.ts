import '../../../test/page.ts';
import { expect, it } from 'vitest';
import { monthsIn } from './CropPreview.tsx';

it('months are counted as each language counts them', () => {
  expect([1, 2, 6, 11, 100].map((count) => monthsIn('ar', count))).toEqual(['شهر واحد', 'شهران', '٦ أشهر', '١١ شهرًا', '١٠٠ شهر']);
  expect([1, 2, 11].map((count) => monthsIn('en', count))).toEqual(['1 month', '2 months', '11 months']);
});
