import { expect, it } from 'vitest';
import { excerptOf } from './excerpt.ts';

const LONG = 'المنّ يبدأ من حواف حقل القمحِ ثم ينتقل إلى وسطه خلال أيام قليلة في الجو الدافئ من الربيع';

it('says nothing where a title shows what was looked for', () => {
  expect(excerptOf(['Wheat', 'القمح'], [LONG], ['قمح'])).toBe('');
});

it('shows a line around the word, as it was written, with what is left out', () => {
  expect(excerptOf(['Field', 'الحقل'], ['', LONG], ['قمح'])).toBe('المنّ يبدأ من حواف حقل القمحِ ثم ينتقل إلى وسطه خلال أيام قليلة في…');
  expect(excerptOf(['Mona'], ['01012345678'], ['1012345678'])).toBe('01012345678');
});

it('shows the word that no title has, of several', () => {
  expect(excerptOf(['Wheat', 'القمح'], ['Egyptian wheat sown in November'], ['wheat', 'november'])).toBe('Egyptian wheat sown in November');
});

it('has nothing to show where the words meet over two fields', () => {
  expect(excerptOf(['One'], ['two'], ['onetwo'])).toBe('');
});
