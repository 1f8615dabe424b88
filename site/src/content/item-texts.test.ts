import { describe, expect, it } from 'vitest';
import { excerpt, localised, truncate } from './item-texts.ts';

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
  it('all of a short text', () => {
    expect(excerpt('Sow early. Water late.', 30)).toBe('Sow early. Water late.');
  });

  it('the sentences that fit, whole', () => {
    expect(excerpt('القش ليس قمامة. رتّبه في طبقات؟ ثم قلّبه كل أسبوع.', 34)).toBe('القش ليس قمامة. رتّبه في طبقات؟');
  });

  it('the beginning, ended at a word, where the first sentence is long or says next to nothing', () => {
    expect(excerpt('A network saves water only when you run it well. Here is how.', 30)).toBe('A network saves water only…');
    expect(excerpt('Look. Then open the drains before the season begins.', 30)).toBe('Look. Then open the drains…');
    expect(excerpt('It needs a pH of 6.5 or so, and more', 18)).toBe('It needs a pH of…');
  });
});
