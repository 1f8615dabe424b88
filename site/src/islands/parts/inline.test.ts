import { expect, it } from 'vitest';
import { runsOf } from './Inline.tsx';

const isolatedIn = (sentence: string) => runsOf(sentence).flatMap(({ text, isIsolated }) => (isIsolated ? [text] : []));

it('isolates phone numbers and Latin names with their version, and changes no letter', () => {
  const hint = 'مثل 01012345678، بأرقام عربية أو إنجليزية';
  const aim = 'هدفنا المستوى AA من إرشادات WCAG 2.2 في كل صفحة.';
  expect(isolatedIn(hint)).toEqual(['01012345678']);
  expect(isolatedIn(aim)).toEqual(['AA', 'WCAG 2.2']);
  expect(isolatedIn('جديد الموقع (RSS)')).toEqual(['(RSS)']);
  for (const sentence of [hint, aim])
    expect(
      runsOf(sentence)
        .map(({ text }) => text)
        .join(''),
    ).toBe(sentence);
  expect(isolatedIn('Sown in 2 months.')).toEqual([]);
});
