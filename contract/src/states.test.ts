import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ITEM_STATES, nextChangeOf, QUARTER_MS, stateAt, type Timing } from './states.ts';

const START = Date.UTC(2026, 3, 24);
const timestamp = fc.integer({ min: 0, max: 400 }).map((quarters) => START + quarters * QUARTER_MS);
const time = fc.option(timestamp.map((at) => new Date(at).toISOString()));
const timing: fc.Arbitrary<Timing> = fc.record({ isDraft: fc.boolean(), publishAt: time, hideAt: time });

/** Written without the function under test. */
const isSeen = ({ isDraft, publishAt, hideAt }: Timing, now: number): boolean =>
  !isDraft && (publishAt ?? '') <= new Date(now).toISOString() && new Date(now).toISOString() < (hideAt ?? '9');

describe('the state of an item', () => {
  it('is live when nothing is said, and a draft when that is said', () => {
    expect([stateAt({}, START), stateAt({ isDraft: true }, START)]).toEqual(['live', 'draft']);
    expect(stateAt({ isDraft: true, publishAt: new Date(START).toISOString() }, START + 1)).toBe('draft');
  });

  it('changes at the moment itself, not before', () => {
    const publishAt = new Date(START).toISOString();
    const hideAt = new Date(START + QUARTER_MS).toISOString();
    const states = [START - 1, START, START + QUARTER_MS - 1, START + QUARTER_MS].map((now) => stateAt({ publishAt, hideAt }, now));
    expect(states).toEqual(['scheduled', 'live', 'live', 'hidden']);
  });

  it('shows it from its time until its time, whatever the times', () => {
    fc.assert(
      fc.property(timing, timestamp, fc.integer({ min: -1, max: 1 }), (one, at, off) => {
        expect(ITEM_STATES).toContain(stateAt(one, at + off));
        expect(stateAt(one, at + off) === 'live').toBe(isSeen(one, at + off));
      }),
    );
  });

  it('is the same until the next change, and then another one', () => {
    fc.assert(
      fc.property(timing, timestamp, (one, now) => {
        const next = nextChangeOf(one, now);
        const until = next ?? START + 1_000 * QUARTER_MS;
        for (let at = now; at < until; at += QUARTER_MS) expect(stateAt(one, at)).toBe(stateAt(one, now));
        if (next !== null) expect(stateAt(one, next) === stateAt(one, now)).toBe(false);
      }),
    );
  });
});
