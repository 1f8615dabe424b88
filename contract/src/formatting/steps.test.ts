import { describe, expect, it } from 'vitest';
import { lines, plainStep, step } from './steps.ts';

describe('the lines of a text', () => {
  it('leave out empty lines and the editor’s own bullets and numbers', () => {
    expect(lines('- one\n\n2. two\n  ٣- ثلاثة\n• four\n5) five')).toEqual(['one', 'two', 'ثلاثة', 'four', 'five']);
  });

  it.each([
    '\uf0b7\tone',
    '\uf0a7 one',
    '▪ one',
    '●one',
    '➢ one',
    '✓ one',
    '✔️ one',
    '— one',
    '‣ one',
    '· one',
    '۱. one',
    '• 1. one',
    '(1) one',
    'o\tone',
    '− one',
  ])('leave out %j, as Word and others write it', (line) => {
    expect(lines(line)).toEqual(['one']);
  });

  it.each(['-5 degrees at night', 'o one', '🌾 Wheat first', '12 kg', '1.5–2 m'])('keep %j, which is no bullet', (line) => {
    expect(lines(line)).toEqual([line]);
  });

  it('keep numbers that belong to the sentence', () => {
    expect(lines('20 kg are enough\n1.5 metres apart')).toEqual(['20 kg are enough', '1.5 metres apart']);
  });
});

describe('a step', () => {
  it('has its imperative before the colon', () => {
    expect(plainStep(step('سوِّ الأرض: التسوية الجيدة توصّل الماء: من أول الخط إلى آخره.'))).toEqual({
      lead: 'سوِّ الأرض',
      text: 'التسوية الجيدة توصّل الماء: من أول الخط إلى آخره.',
    });
  });

  it.each(['Water at 6:30 and stop.', 'See https://example.org/a for more', `${'long '.repeat(20)}: end`, 'Nothing after:'])(
    'is whole without one: %s',
    (line) => {
      expect(plainStep(step(line))).toEqual({ lead: '', text: line });
    },
  );

  it('keeps its imperative where the sentence is formatted, and has none in a line that begins with marks', () => {
    expect(step('Feel the soil: **twice** a week.')).toEqual({
      lead: ['Feel the soil'],
      text: [{ kind: 'strong', children: ['twice'] }, ' a week.'],
    });
    expect(step('**Note: this** is whole: all of it.').lead).toEqual([]);
  });
});
