import { expect, it } from 'vitest';
import { hasTerm, missingTerms } from './terms.ts';

it.each([
  ['نظام الرَّي بالتنقيط يوفّر الماء', 'ري بالتنقيط'],
  ['وبالتنقيط تروي القليل', 'التنقيط'],
  ['للأسمدة العضوية أثر', 'أسمدة عضوية'],
  ['ملوحه التربه', 'ملوحة التربة'],
])('%s has the term %s', (text, term) => expect(hasTerm(text, term, 'ar')).toBe(true));

it.each([
  ['الري بالغمر', 'ري بالتنقيط'],
  ['الفولاذ', 'فول'],
  ['', 'فول'],
])('%s has not the term %s', (text, term) => expect(hasTerm(text, term, 'ar')).toBe(false));

it('English words match in either number and case, and only whole', () => {
  expect(hasTerm('Drip Irrigation lines', 'drip irrigation line', 'en')).toBe(true);
  expect(hasTerm('The dripping tap', 'drip', 'en')).toBe(false);
});

const term = (arabic: string, english: string) => ({ id: arabic, arabic, english, note: '' });
const TERMS = [term('ري', 'irrigation'), term('ري بالتنقيط', 'drip irrigation'), term('فدان', 'feddan')];

it('what is offered is what the twin says and the text does not, the longer term for the shorter', () => {
  const arabic = 'الري بالتنقيط يروي الفدان في ساعة';
  expect(missingTerms(TERMS, arabic, '', 'en').map(({ english }) => english)).toEqual(['drip irrigation', 'feddan']);
  expect(missingTerms(TERMS, arabic, 'Drip irrigation takes an hour', 'en').map(({ english }) => english)).toEqual(['feddan']);
  expect(missingTerms(TERMS, 'one feddan', '', 'ar').map(({ arabic: text }) => text)).toEqual(['فدان']);
});
