import { expect, it } from 'vitest';
import { localised } from './localised.ts';

const partner = { name: 'Seed Bank', arabicName: 'بنك البذور', link: 'https://seed.example' };

it('takes the field in the language of the page', () => {
  expect(localised(partner, 'name', 'ar')).toEqual({ text: 'بنك البذور', lang: 'ar' });
  expect(localised(partner, 'name', 'en')).toEqual({ text: 'Seed Bank', lang: 'en' });
});

it('falls back to the other language, and says which one it is', () => {
  expect(localised({ ...partner, arabicName: '' }, 'name', 'ar')).toEqual({ text: 'Seed Bank', lang: 'en' });
  expect(localised({ ...partner, name: '' }, 'name', 'en')).toEqual({ text: 'بنك البذور', lang: 'ar' });
});

it('stays blank in the language of the page when both are', () => {
  expect(localised({ name: '', arabicName: '' }, 'name', 'en')).toEqual({ text: '', lang: 'en' });
});
