import { describe, expect, it } from 'vitest';
import { isComplete, type LogLine, touchedBy } from './touched.ts';

const line = (revision: number, kind: LogLine['kind'] = 'crops', itemId = 'a', action = 'update'): LogLine => ({
  revision,
  kind,
  itemId,
  action,
});

describe('what lines of the log say', () => {
  it('an item that changed, and no order', () => {
    expect(touchedBy([line(1), line(2, 'crops', 'b'), line(3)])).toEqual({
      items: new Map([['crops', new Set(['a', 'b'])]]),
      orders: new Set(),
      contact: false,
      backgrounds: false,
      isVague: false,
    });
  });

  it.each(['create', 'delete', 'restore', 'order'])('that %s may move items', (action) => {
    expect([...touchedBy([line(1, 'members', action === 'order' ? '' : 'a', action)]).orders]).toEqual(['members']);
  });

  it('contact and backgrounds, which have no items and no order', () => {
    const touched = touchedBy([line(1, 'media', 'x'), line(2, 'backgrounds', 'y', 'select')]);
    expect([touched.contact, touched.backgrounds, touched.items.size, touched.orders.size]).toEqual([true, true, 0, 0]);
  });

  it('nothing for sure when several items changed', () => {
    expect([touchedBy([line(1, 'articles', '')]).isVague, touchedBy([line(1, 'articles', '', 'order')]).isVague]).toEqual([true, false]);
  });
});

describe('the log', () => {
  it.each([
    ['all lines', [line(4), line(5)], true],
    ['nothing where nothing happened', [], true],
    ['lines cut off at the start', [line(5)], false],
    ['a number that was skipped', [line(4), line(6)], false],
    ['a line twice', [line(4), line(4)], false],
  ] as const)('with %s', (_, lines, complete) => {
    expect(isComplete(lines, 3, lines.length === 0 ? 3 : 5)).toBe(complete);
  });
});
