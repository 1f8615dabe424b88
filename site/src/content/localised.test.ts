import { expect, it } from 'vitest';
import { localised } from './localised.ts';

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
