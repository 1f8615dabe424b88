import { ENTITIES } from '@sanabel/contract';
import { expect, it } from 'vitest';
import { changesStalenessOnly, stalenessOf, withStaleness } from './languages.ts';

const WHEAT = { name: 'Wheat', arabicName: 'قمح', title: 'Bread of Egypt', arabicTitle: 'خبز مصر', description: '', arabicDescription: '' };

const after = (...saves: Record<string, string>[]) => {
  const row: object = { ...WHEAT };
  for (const sent of saves) Object.assign(row, withStaleness(ENTITIES.crops, row, sent));
  return stalenessOf(row);
};

it('a text that changes in one language leaves its counterpart behind', () => {
  expect(after({ arabicName: 'ذرة' })).toEqual({ staleEnglish: 'name' });
  expect(after({ name: 'Maize' })).toEqual({ staleArabic: 'arabicName' });
  expect(after({ arabicName: 'ذرة' }, { arabicTitle: 'خبز' })).toEqual({ staleEnglish: 'title,name' });
});

it('a counterpart that changes with it or after it is in step, and leaves nothing behind', () => {
  expect(after({ arabicName: 'ذرة', name: 'Maize' })).toEqual({});
  expect(after({ arabicName: 'ذرة' }, { name: 'Maize' })).toEqual({});
  expect(after({ arabicName: 'ذرة' }, { title: 'Grain' })).toEqual({ staleEnglish: 'name', staleArabic: 'arabicTitle' });
});

it('a spelling put right leaves nothing behind, a number does', () => {
  expect(after({ arabicTitle: 'خُبْز مِصر.' }, { title: 'Bread of Egypt!' }, { title: 'bread of egypt' })).toEqual({});
  expect(after({ arabicTitle: 'خبز مصر ٢' })).toEqual({ staleEnglish: 'title' });
});

it('a typo put right leaves nothing behind, another word does', () => {
  const written = { arabicDescription: 'يزرع القمح في نوفمبر ويحصد في مايو', description: 'Sown in November, cut in May' };
  for (const arabicDescription of [
    'يزرع القمح في نوفبمر ويحصد في مايو',
    'يزرع القمحُ فى نوفمبر و يحصد في مايو',
    'تزرع القمح في نوفمبر ويحصد في مايوو',
  ])
    expect(after(written, { arabicDescription })).toEqual({});
  for (const arabicDescription of [
    'يزرع القمح في ديسمبر ويحصد في مايو',
    'لا يزرع القمح في نوفمبر ويحصد في مايو',
    'يزرع القمح في نوفمبر ويحصد في يوليو',
  ])
    expect(after(written, { arabicDescription })).toEqual({ staleEnglish: 'description' });
  expect(after({ arabicTitle: 'رية كل 12 يوما', title: 'Every 12 days' }, { arabicTitle: 'رية كل 13 يوما' })).toEqual({
    staleEnglish: 'title',
  });
  expect(after({ arabicName: 'ري', name: 'Irrigation' }, { arabicName: 'رش' })).toEqual({ staleEnglish: 'name' });
});

it('what is blank is missing, not old', () => {
  expect(after({ arabicDescription: 'نص' })).toEqual({});
  expect(after({ arabicName: 'ذرة' }, { name: '' })).toEqual({});
  expect(after({ arabicName: '' })).toEqual({});
  expect(after({ arabicName: '' }, { arabicName: 'قمح' })).toEqual({});
});

it('an editor says that a text is right as it is', () => {
  expect(after({ arabicName: 'ذرة', arabicTitle: 'خبز' }, { inStep: 'name' })).toEqual({ staleEnglish: 'title' });
  expect(after({ arabicName: 'ذره صفراء', inStep: 'name' })).toEqual({});
});

it('a first draft is unread until an editor says so or writes another text', () => {
  const draft = { name: 'Maize', arabicName: 'ذرة', unreadDraft: 'name' };
  expect(after(draft)).toEqual({ unreadDraft: 'name' });
  expect(after(draft, { title: 'Grain', arabicTitle: 'حبوب' })).toEqual({ unreadDraft: 'name' });
  expect(after(draft, { name: 'Corn', unreadDraft: 'name' })).toEqual({ unreadDraft: 'name', staleArabic: 'arabicName' });
  expect(after(draft, { name: 'Corn', arabicName: 'ذرة شامية' })).toEqual({});
  expect(after(draft, { unreadDraft: '' })).toEqual({});
  expect(after(draft, { name: '' })).toEqual({});
});

it('a new item is in step, and what is said of it is no column of its own', () => {
  expect(withStaleness(ENTITIES.crops, null, { ...WHEAT, inStep: 'name', unreadDraft: 'name' })).toEqual({
    ...WHEAT,
    staleEnglish: '',
    staleArabic: '',
    unreadDraft: 'name',
  });
  expect(changesStalenessOnly(withStaleness(ENTITIES.crops, WHEAT, { inStep: 'name', searchText: 'x' }))).toBe(true);
  expect(changesStalenessOnly(withStaleness(ENTITIES.crops, WHEAT, { name: 'Wheat' }))).toBe(false);
});
