import { articles } from '@sanabel/contract/fixtures';
import { describe, expect, it } from 'vitest';
import { localised, teaser, truncate } from './item-texts.ts';

const partner = { name: 'Seed Bank', arabicName: 'بنك البذور', link: 'https://seed.example' };

it('a text is shown in the language of the page', () => {
  expect(localised(partner, 'name', 'ar')).toEqual({ text: 'بنك البذور', lang: 'ar' });
  expect(localised(partner, 'name', 'en')).toEqual({ text: 'Seed Bank', lang: 'en' });
});

it('a missing text falls back to the other language, marked', () => {
  expect(localised({ ...partner, arabicName: '' }, 'name', 'ar')).toEqual({ text: 'Seed Bank', lang: 'en' });
  expect(localised({ ...partner, name: '' }, 'name', 'en')).toEqual({ text: 'بنك البذور', lang: 'ar' });
});

it('a text missing in both languages is blank in the language of the page', () => {
  expect(localised({ name: '', arabicName: '' }, 'name', 'en')).toEqual({ text: '', lang: 'en' });
});

it('a short text stays whole, on one line', () => {
  expect(truncate('Sow early.\n\nWater late. ')).toBe('Sow early. Water late.');
});

it('a long text ends at a word', () => {
  expect(truncate('word '.repeat(60))).toBe(`${'word '.repeat(31)}word…`);
  expect(truncate('ب'.repeat(300))).toBe(`${'ب'.repeat(160)}…`);
});

it('a cut text has no comma before the three dots', () => {
  expect(truncate('طبقات ورطوبة، وتقليب', 14)).toBe('طبقات ورطوبة…');
});

describe('a card shows', () => {
  it('the first sentence, whole', () => {
    expect(teaser('Sow early. Water late.')).toBe('Sow early.');
    expect(teaser('هل القش قمامة؟ رتّبه في طبقات.')).toBe('هل القش قمامة؟');
    expect(teaser('It needs a pH of 6.5 or so')).toBe('It needs a pH of 6.5 or so');
  });

  it('the beginning, ended at a word, of a sentence that is too long', () => {
    expect(teaser(`A network saves water ${'and work '.repeat(12)}. Here is how.`)).toBe(
      `A network saves water ${'and work '.repeat(9)}and…`,
    );
  });

  it.each(articles.flatMap(({ description, arabicDescription }) => [description, arabicDescription]))(
    'the demo content’s whole: %s',
    (text) => {
      expect(teaser(text)).toMatch(/[.!?؟]$/);
    },
  );
});
