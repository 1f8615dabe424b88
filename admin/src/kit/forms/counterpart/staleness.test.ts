import { expect, it } from 'vitest';
import { counterpartOf, sentStaleness, stalenessValues } from './staleness.ts';

const before = stalenessValues({ unreadDraft: 'name', staleEnglish: 'title' });

it('nothing is said of the languages where nothing of them changed', () => {
  expect(sentStaleness({ season: 'Winter', ...before }, before, before)).toEqual({ season: 'Winter' });
  expect(sentStaleness({ name: 'Wheat' }, stalenessValues(null), null)).toEqual({ name: 'Wheat' });
});

it('what is unread is said when it changes, or with its text', () => {
  expect(sentStaleness({}, { ...before, unreadDraft: '' }, before)).toEqual({ unreadDraft: '' });
  expect(sentStaleness({ name: 'Wheat' }, before, before)).toEqual({ name: 'Wheat', unreadDraft: 'name' });
  expect(sentStaleness({ name: 'x' }, { ...stalenessValues(null), unreadDraft: 'name' }, null)).toEqual({ name: 'x', unreadDraft: 'name' });
});

it('what is right as it is is said alone', () => {
  expect(sentStaleness({ inStep: 'title' }, { ...before, inStep: 'title' }, before)).toEqual({ inStep: 'title' });
});

it('a text has a counterpart where the form has both', () => {
  const values = { title: '', arabicTitle: '', season: '' };
  expect(counterpartOf('title', 'en', values)).toBe('arabicTitle');
  expect(counterpartOf('arabicTitle', 'ar', values)).toBe('title');
  expect(counterpartOf('season', 'en', values)).toBeNull();
});
