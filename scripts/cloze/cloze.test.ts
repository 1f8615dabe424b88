import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makeCloze } from './cloze.ts';

describe('a cloze text', () => {
  it('keeps the first sentence, and leaves every fifth word of the others out', () => {
    expect(makeCloze('القمح محصول شتوي. يزرع في نوفمبر بعد الذرة، ثم يروى كل شهر مرة واحدة.')).toEqual({
      parts: ['القمح محصول شتوي.', 'يزرع', 'في', 'نوفمبر', 'بعد', 1, '،', 'ثم', 'يروى', 'كل', 'شهر', 2, 'واحدة.'],
      answers: ['الذرة', 'مرة'],
    });
  });

  it('takes the next word where the fifth one is a number', () => {
    expect(makeCloze('عنوان. في الفدان نزرع نحو ٦٠ كيلو تقاوي').answers).toEqual(['كيلو']);
  });

  it('has at most fifty blanks, and gives the text again with its answers', () => {
    fc.assert(
      fc.property(fc.array(fc.stringMatching(/^[ء-ي]{1,8}[،.]?$/), { minLength: 1, maxLength: 400 }), (words) => {
        const { parts, answers } = makeCloze(words.join(' '));
        expect(answers.length).toBeLessThanOrEqual(50);
        const filled = parts.map((part) => (typeof part === 'number' ? answers[part - 1] : part)).join('');
        expect(filled.replaceAll(' ', '')).toBe(words.join(''));
      }),
    );
  });
});
