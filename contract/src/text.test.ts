import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fieldErrorsOf } from './errors.ts';
import { codePoints, text } from './text.ts';

const line = text({ max: 5 });
const paragraph = text({ max: 20, isMultiline: true });
const name = text({ max: 20 });
const note = text({ max: 5, isOptional: true });
/** Mixes letters of several scripts with marks more often than chance would. */
const typedText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 30 }),
  fc.string({ unit: fc.constantFrom(...'aمé\u0301\u200c\u200d\ufe0f\u034f\u202e\u200f \n\t1-👩🌾\u{e0067}'), maxLength: 30 }),
);
const errorOf = (schema: typeof line, value: unknown) => {
  const result = schema.safeParse(value);
  return result.success ? null : fieldErrorsOf(result.error)[0]?.code;
};

describe('a text field', () => {
  it.each([
    ['a', 'a'],
    ['  سنبلة  ', 'سنبلة'],
    ['🌾🌾🌾🌾🌾', '🌾🌾🌾🌾🌾'],
    ['👩‍🌾', '👩‍🌾'],
    ['e\u0301', 'é'],
    ['می‌خو', 'می‌خو'],
    ['❤️', '❤️'],
    ['1️⃣', '1️⃣'],
    ['a\nb', 'a b'],
    ['a\tb', 'a b'],
    ['a\u000bb', 'a b'],
    ['a\u0085b', 'a b'],
    ['a\u2028b', 'a b'],
    ['a\u0008b', 'ab'],
    ['a\u202eb', 'ab'],
    ['\u200fمنى\u200b', 'منى'],
    ['\u200dمنى\u200c', 'منى'],
    ['Mo\u200dna', 'Mona'],
    ['a\uffffb', 'ab'],
    ['ab\ufeffcde\u00ad', 'abcde'],
  ])('keeps %j as %j', (typed, saved) => {
    expect(line.parse(typed)).toBe(saved);
  });

  it.each([
    [undefined, 'required'],
    [null, 'required'],
    ['', 'required'],
    ['   ', 'required'],
    ['\u200b\u200f\ufeff', 'required'],
    ['\u200d\ufe0f', 'required'],
    ['\u0007', 'required'],
    [7, 'invalid_type'],
    [['a'], 'invalid_type'],
    ['abcdef', 'too_long'],
    ['a\0b', 'invalid_characters'],
    ['a\ud800', 'invalid_characters'],
  ])('refuses %j as %s', (typed, code) => {
    expect(errorOf(line, typed)).toBe(code);
  });

  it('keeps lines where lines belong, with one kind of line end', () => {
    expect(paragraph.parse('a\r\nb\rc\td\n')).toBe('a\nb\nc\td');
    expect(paragraph.parse('a\u000bb\u000cc\u0085d\u2028e\u2029f')).toBe('a\nb\nc\nd\ne\nf');
    expect(paragraph.parse('a\u0007b\u202ec\ufffed')).toBe('abcd');
    expect(paragraph.parse('🏴󠁧󠁢󠁥󠁮󠁧󠁿 🇪🇬')).toBe('🏴󠁧󠁢󠁥󠁮󠁧󠁿 🇪🇬');
    expect(paragraph.parse('رقم \u2066+20 10\u2069 ‎(C++‎)')).toBe('رقم \u2066+20 10\u2069 ‎(C++‎)');
  });

  it('may be blank when it is optional', () => {
    expect(note.parse(' \u200f ')).toBe('');
    expect(errorOf(note, 'abcdef')).toBe('too_long');
  });

  it('gives the same when its own result is given again, and is never longer than allowed', () => {
    fc.assert(
      fc.property(typedText, (typed) => {
        for (const field of [paragraph, name]) {
          const once = field.safeParse(typed);
          if (!once.success) continue;
          expect(field.parse(once.data)).toBe(once.data);
          expect(codePoints(once.data)).toBeLessThanOrEqual(20);
        }
      }),
    );
  });

  it('of lines keeps the position of each, cleans them one at a time, and is the same when it is saved again', () => {
    const lines = text({ max: 200, isMultiline: 'lines', isOptional: true });
    expect(lines.parse(' \u200b\r\n a\tb \u2028\u00a0\n c \n\n')).toBe('\na\tb\n\nc');
    expect(lines.parse(' \n\n')).toBe('');
    fc.assert(
      fc.property(fc.array(typedText, { maxLength: 4 }), (all) => {
        const { data } = lines.safeParse(all.join('\n'));
        if (data !== undefined) expect(lines.parse(data)).toBe(data);
      }),
    );
  });
});
