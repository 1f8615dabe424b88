import { expect, it } from 'vitest';
import { markValues, sentMarks, twinOf } from './marks.ts';

const before = markValues({ unreadDraft: 'name', staleEnglish: 'title' });

it('nothing is said of the languages where nothing of them changed', () => {
  expect(sentMarks({ season: 'Winter', ...before }, before, before)).toEqual({ season: 'Winter' });
  expect(sentMarks({ name: 'Wheat' }, markValues(null), null)).toEqual({ name: 'Wheat' });
});

it('what is unread is said when it changes, or with its text', () => {
  expect(sentMarks({}, { ...before, unreadDraft: '' }, before)).toEqual({ unreadDraft: '' });
  expect(sentMarks({ name: 'Wheat' }, before, before)).toEqual({ name: 'Wheat', unreadDraft: 'name' });
  expect(sentMarks({ name: 'x' }, { ...markValues(null), unreadDraft: 'name' }, null)).toEqual({ name: 'x', unreadDraft: 'name' });
});

it('what is right as it is is said alone', () => {
  expect(sentMarks({ inStep: 'title' }, { ...before, inStep: 'title' }, before)).toEqual({ inStep: 'title' });
});

it('a text has a twin where the form has both', () => {
  const values = { title: '', arabicTitle: '', season: '' };
  expect(twinOf('title', 'en', values)).toBe('arabicTitle');
  expect(twinOf('arabicTitle', 'ar', values)).toBe('title');
  expect(twinOf('season', 'en', values)).toBeNull();
});
