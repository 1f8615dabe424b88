import { articles } from '@sanabel/contract/fixtures';
import { describe, expect, it } from 'vitest';
import { lines, partsOf, readingMinutes, step } from './parts.ts';

const [fixture] = articles;
if (!fixture) throw new Error('The fixtures have no article.');
const plain = {
  id: 'a',
  imageUrl: '',
  variant: '',
  bgColor: '',
  focus: '',
  voiceUrl: '',
  voiceLanguage: 'ar',
  secondaryText: '',
  arabicSecondaryText: '',
  createdAt: '',
  updatedAt: '',
} as const;
const article = { ...fixture, ...plain };

describe('the parts of an article', () => {
  it('stand in the order of the specification', () => {
    expect(partsOf(article, 'ar').map(({ field }) => field)).toEqual([
      'intro',
      'issueDefinition',
      'importance',
      'practicalSteps',
      'recommendations',
    ]);
  });

  it('fall back to the other language, marked, or are left out without any text', () => {
    const parts = partsOf({ ...article, arabicIntro: '', importance: '', arabicImportance: '' }, 'ar');
    expect(parts.map(({ field, of }) => [field, of.lang]).slice(0, 2)).toEqual([
      ['intro', 'en'],
      ['issueDefinition', 'ar'],
    ]);
    expect(parts).toHaveLength(4);
  });
});

it('an article takes at least a minute to read', () => {
  expect(readingMinutes(['', ''])).toBe(1);
  expect(readingMinutes(['كلمة '.repeat(180), 'word '.repeat(180)])).toBe(2);
});

describe('the lines of a text', () => {
  it('leave out empty lines and the editor’s own bullets and numbers', () => {
    expect(lines('- one\n\n2. two\n  ٣- ثلاثة\n• four\n5) five')).toEqual(['one', 'two', 'ثلاثة', 'four', 'five']);
  });

  it('keep numbers that belong to the sentence', () => {
    expect(lines('20 kg are enough\n1.5 metres apart')).toEqual(['20 kg are enough', '1.5 metres apart']);
  });
});

describe('a step', () => {
  it('has its imperative before the colon', () => {
    expect(step('سوِّ الأرض: التسوية الجيدة توصّل الماء: من أول الخط إلى آخره.')).toEqual({
      lead: 'سوِّ الأرض',
      text: 'التسوية الجيدة توصّل الماء: من أول الخط إلى آخره.',
    });
  });

  it.each(['Water at 6:30 and stop.', 'See https://example.org/a for more', `${'long '.repeat(20)}: end`, 'Nothing after:'])(
    'is whole without one: %s',
    (line) => {
      expect(step(line)).toEqual({ lead: '', text: line });
    },
  );
});
