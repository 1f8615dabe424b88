import { describe, expect, it } from 'vitest';
import { actsOf, fatesOf, pathOf } from './paths.ts';

const entry = (action: 'create' | 'delete' | 'purge' | 'restore', kind: string, itemId: string) => ({
  id: `${action}${itemId}`,
  at: '2026-11-22T10:00:00.000Z',
  adminId: '',
  adminName: '',
  action,
  kind,
  itemId,
  title: '',
  arabicTitle: '',
});

describe('an entry of the record leads', () => {
  const fates = fatesOf([
    entry('delete', 'crops', 'rice'),
    entry('create', 'crops', 'rice'),
    entry('restore', 'members', 'mona'),
    entry('delete', 'members', 'mona'),
    entry('purge', 'articles', 'drip'),
    entry('delete', 'admins', 'karim'),
    entry('delete', 'job-requests', 'gone'),
  ]);

  it.each([
    ['to the form of its item', 'members', 'mona', '/members/mona'],
    ['to the trash where the item was deleted later', 'crops', 'rice', '/trash?kind=crops'],
    ['to the form of an item that no other entry tells of', 'gallery', 'photo', '/gallery/photo'],
    ['to the one page of what has no items', 'media', '', '/contacts'],
    ['nowhere where the item is gone for good', 'articles', 'drip', null],
    ['nowhere where the admin is gone', 'admins', 'karim', null],
    ['to an application', 'job-requests', 'one', '/jobs/one'],
    ['nowhere where the application was deleted', 'job-requests', 'gone', null],
  ])('%s', (_, kind, itemId, path) => expect(pathOf({ kind, itemId }, fates)).toBe(path));
});

it('joins what one person did to many items within a minute', () => {
  const at = (time: string, action: 'create' | 'delete', adminId = '') => ({
    ...{ ...entry(action, 'gallery', time), adminId },
    at: `2026-11-22T10:${time}.000Z`,
  });
  const acts = actsOf([
    ...[at('05:00', 'create', 'mona'), at('04:10', 'create', 'mona'), at('04:00', 'create', 'karim')],
    ...[at('03:50', 'delete', 'karim'), at('02:00', 'delete', 'karim')],
  ]);
  expect(acts.map((act) => act.length)).toEqual([2, 1, 1, 1]);
});
