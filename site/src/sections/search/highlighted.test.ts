import { describe, expect, it } from 'vitest';
import { termsOf } from './find.ts';
import { excerpt, highlighted } from './highlighted.ts';

const highlights = (text: string, typed: string): string[] =>
  highlighted(text, termsOf(typed, [], new Set()))
    .filter(({ isMatch }) => isMatch)
    .map(({ text: piece }) => piece);

describe('what is marked in a result', () => {
  it('is the word that was looked for, in any of its forms, without its article', () => {
    expect(highlights('يُزرع القمح بعد الأرز، والقمح أولًا', 'قمح')).toEqual(['قمح', 'قمح']);
    expect(highlights('Tomatoes like the sun', 'tomato')).toEqual(['Tomatoes']);
    expect(highlights('القطن', 'قمح')).toEqual([]);
  });

  it('leaves the text as it was when its pieces are joined', () => {
    const text = 'يُزرع القمح، ثم «القطن»!';
    expect(
      highlighted(text, termsOf('قمح قطن', [], new Set()))
        .map(({ text: piece }) => piece)
        .join(''),
    ).toBe(text);
  });
});

describe('the line of a text', () => {
  it('is the sentence that has the word, whole where it is short', () => {
    expect(excerpt('أول جملة.\nيُزرع القمح شتاءً.\nوآخر جملة.', termsOf('قمح', [], new Set()))).toBe('يُزرع القمح شتاءً.');
    expect(excerpt('لا شيء هنا.', termsOf('قمح', [], new Set()))).toBe('');
  });

  it('is cut at words where the sentence is long', () => {
    const line = excerpt(`${'كلام طويل '.repeat(30)}القمح ${'وكلام بعده '.repeat(30)}`, termsOf('قمح', [], new Set()));
    expect(line).toContain('القمح');
    expect(line.length).toBeLessThanOrEqual(141);
    expect(line).toMatch(/^(?:كلام|طويل) .*…$/);
  });
});
