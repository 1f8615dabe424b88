import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { faultsOf } from './errors.ts';
import { codePoints, text } from './text.ts';

const line = text({ max: 5 });
const paragraph = text({ max: 20, isMultiline: true });
const note = text({ max: 5, isOptional: true });
const faultOf = (schema: typeof line, value: unknown) => {
  const result = schema.safeParse(value);
  return result.success ? null : faultsOf(result.error)[0]?.code;
};

describe('a text field', () => {
  it.each([
    ['a', 'a'],
    ['  سنبلة  ', 'سنبلة'],
    ['🌾🌾🌾🌾🌾', '🌾🌾🌾🌾🌾'],
    ['👩‍🌾', '👩‍🌾'],
    ['e\u0301', 'é'],
    ['می‌خو', 'می‌خو'],
  ])('keeps %j as %j', (typed, kept) => {
    expect(line.parse(typed)).toBe(kept);
  });

  it.each([
    [undefined, 'required'],
    [null, 'required'],
    ['', 'required'],
    ['   ', 'required'],
    ['\u200b\u200f\ufeff', 'required'],
    [7, 'invalid_type'],
    [['a'], 'invalid_type'],
    ['abcdef', 'too_long'],
    ['a\0b', 'invalid_characters'],
    ['a\nb', 'invalid_characters'],
    ['a\u0085b', 'invalid_characters'],
    ['a\ud800', 'invalid_characters'],
  ])('refuses %j as %s', (typed, code) => {
    expect(faultOf(line, typed)).toBe(code);
  });

  it('keeps lines where lines belong, with one kind of line end', () => {
    expect(paragraph.parse('a\r\nb\rc\td\n')).toBe('a\nb\nc\td');
    expect(faultOf(paragraph, 'a\u0007b')).toBe('invalid_characters');
  });

  it('may be blank when it is optional', () => {
    expect(note.parse(' \u200f ')).toBe('');
    expect(faultOf(note, 'abcdef')).toBe('too_long');
  });

  it('gives the same when its own result is given again, and is never longer than allowed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 30 }), (typed) => {
        const once = paragraph.safeParse(typed);
        if (!once.success) return;
        expect(paragraph.parse(once.data)).toBe(once.data);
        expect(codePoints(once.data)).toBeLessThanOrEqual(20);
      }),
    );
  });
});
