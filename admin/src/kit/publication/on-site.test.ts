import type { WaitingChange } from '@sanabel/contract/publication';
import { describe, expect, it } from 'vitest';
import { isComing, isShown } from './on-site.ts';

const change = (itemId: string, action: string): WaitingChange => ({
  kind: 'crops',
  itemId,
  action,
  title: 'Wheat',
  arabicTitle: 'القمح',
  who: 'Mona',
  at: '2026-11-23T10:00:00.000Z',
});
const waiting = (...changes: WaitingChange[]) => ({ state: 'waiting', waiting: { count: changes.length, changes } }) as const;

describe('the page of an item', () => {
  it('is not there yet while what brings it waits, and stays there while an edit waits', () => {
    expect(isComing(waiting(change('a', 'create')), 'crops', 'a')).toBe(true);
    expect(isComing(waiting(change('a', 'restore')), 'crops', 'a')).toBe(true);
    expect(isComing(waiting(change('a', 'update')), 'crops', 'a')).toBe(false);
    expect(isComing(waiting(change('a', 'create')), 'crops', 'b')).toBe(false);
    expect(isComing(waiting(change('a', 'create')), 'articles', 'a')).toBe(false);
    expect(isComing(null, 'crops', 'a')).toBe(false);
  });

  it('shows the last change once it waits no more, and never before that is certain', () => {
    expect(isShown({ state: 'live', waiting: { count: 0, changes: [] } }, 'crops', 'a')).toBe(true);
    expect(isShown(waiting(change('a', 'update')), 'crops', 'a')).toBe(false);
    expect(isShown(waiting(change('b', 'update')), 'crops', 'a')).toBe(true);
    expect(isShown({ ...waiting(change('b', 'update')), waiting: { count: 30, changes: [change('b', 'update')] } }, 'crops', 'a')).toBe(
      false,
    );
    expect(isShown({ state: 'building', waiting: { count: 0, changes: [] } }, 'crops', 'a')).toBe(false);
    expect(isShown(null, 'crops', 'a')).toBe(false);
  });
});
