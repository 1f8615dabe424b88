import '../../../../test/page.ts';
import { expect, it } from 'vitest';
import { shownText } from './Preview.tsx';

it('a text that is missing in a language is shown in the other one', () => {
  expect(shownText('ar', { ar: 'القمح', en: 'Wheat' })).toEqual({ text: 'القمح', locale: 'ar' });
  expect(shownText('ar', { ar: ' ', en: 'Wheat' })).toEqual({ text: 'Wheat', locale: 'en' });
  expect(shownText('en', { ar: '', en: '' })).toEqual({ text: '', locale: 'en' });
});
