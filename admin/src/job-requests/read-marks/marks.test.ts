import { describe, expect, it } from 'vitest';
import { isNew, marksOf, NO_MARKS, withOpened, withSeen } from './marks.ts';

const first = { id: 'first', at: '2026-11-01T08:00:00.000Z' };
const second = { id: 'second', at: '2026-11-02T08:00:00.000Z' };

describe('what is new to an admin', () => {
  it('everything, before the list was ever opened on this device', () => {
    expect([first, second].map((request) => isNew(NO_MARKS, request))).toEqual([true, true]);
  });

  it('what arrived after the list was opened, until it is looked into', () => {
    const opened = withOpened(NO_MARKS, first.at);
    expect([first, second].map((request) => isNew(opened, request))).toEqual([false, true]);
    expect(isNew(withSeen(opened, second), second)).toBe(false);
  });

  it('an empty list leaves everything new that comes', () => {
    expect(isNew(withOpened(NO_MARKS, null), first)).toBe(true);
  });

  it('nothing is kept of requests that are old anyway, and nothing broken is believed', () => {
    const looked = withSeen(withSeen(NO_MARKS, first), second);
    expect(withOpened(looked, first.at).seen).toEqual([second]);
    expect(marksOf({ openedAt: 5 })).toEqual(NO_MARKS);
    expect(marksOf(JSON.parse(JSON.stringify(looked)))).toEqual(looked);
  });
});
