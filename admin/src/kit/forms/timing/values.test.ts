import { describe, expect, it } from 'vitest';
import { dataForLater, modeOf, stateOfValues, type TimingValues, timingErrorOf, timingValues } from './values.ts';

const NOW = Date.parse('2026-11-26T10:00:00Z');
const [PAST, AHEAD] = ['2026-11-26T09:00:00.000Z', '2026-11-27T06:00:00.000Z'];
const live = timingValues({}, NOW);
const waiting: TimingValues = { ...live, changesAt: AHEAD };

describe('changes that come at a time', () => {
  it('leave the item on the site until then', () => {
    expect([modeOf(live), modeOf(waiting), stateOfValues(waiting, NOW)]).toEqual(['now', 'time', 'live']);
  });

  it('need a time that lies ahead', () => {
    expect(timingErrorOf(waiting, live, NOW)).toBe(null);
    expect(timingErrorOf({ ...live, changesAt: PAST }, live, NOW)).toBe('past');
  });

  it('are sent as what differs alone, and nothing of the item’s own times', () => {
    const before = { name: 'Nile', link: 'https://example.com', ...live };
    const data = { ...before, name: 'Delta', hideAt: AHEAD, changesAt: AHEAD };
    expect(dataForLater(data, AHEAD, before)).toEqual({ name: 'Delta', changesAt: AHEAD });
    expect(dataForLater(data, AHEAD, null)).toEqual({ name: 'Delta', link: 'https://example.com', changesAt: AHEAD });
  });
});
