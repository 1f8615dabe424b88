import { sized } from '@sanabel/scripts/testing/size.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Event, type Host, seeded, simulate } from '../../../test/publication/simulation.ts';
import { stateOf } from './advance.ts';
import { callsLeft, nextCall, type Rules } from './schedule.ts';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** Six in the morning in Cairo. */
const START = Date.parse('2026-11-22T04:00:00Z');

const ELSEWHERE: Rules = {
  isLocal: false,
  hasPublisher: false,
  debounceMs: 30 * SECOND,
  batch: { every: 'now' },
  monthlyLimit: 0,
  zone: 'Africa/Cairo',
};
const HERE: Rules = { ...ELSEWHERE, isLocal: true, hasPublisher: true, debounceMs: 20 };
const BUDGET: Rules = { ...ELSEWHERE, monthlyLimit: 3 };

const edit = (at: number): Event => ({ at: START + at, what: 'edit' });
const button = (at: number): Event => ({ at: START + at, what: 'button' });
const clock = (timestamp: number): string => new Date(timestamp + 2 * HOUR).toISOString().slice(11, 16);

/** Spreads edits between eight in the morning and eight in the evening. */
const dayOf = (count: number, seed: number): Event[] => {
  const random = seeded(seed);
  return Array.from({ length: count }, () => edit(Math.floor(2 * HOUR + random() * 12 * HOUR)));
};
const run = async (rules: Rules, host: Host, end: number, events: readonly Event[]) => {
  const simulation = simulate(rules, host, START);
  await simulation.until(START + end, events);
  return simulation;
};

describe('a budget of three calls and fifty edits over a day', () => {
  it('goes to three calls an hour apart, each with everything until then, and the rest waits for the next month', async () => {
    const events = dayOf(50, 1);
    const simulation = await run(BUDGET, { buildMs: 90 * SECOND }, DAY, events);
    const first = Math.min(...events.map(({ at }) => at));
    expect(simulation.calls).toHaveLength(3);
    expect(simulation.calls[0]?.at).toBe(first + HOUR);
    for (const { at, revision, trigger } of simulation.calls) {
      expect([revision, trigger]).toEqual([events.filter((event) => event.at <= at).length, 'time']);
    }
    expect(simulation.calls.every(({ at }, index) => index === 0 || at - (simulation.calls[index - 1]?.at ?? 0) >= HOUR)).toBe(true);
    expect(simulation.builds.filter(({ isWasted }) => isWasted)).toEqual([]);
    const facts = await simulation.facts();
    const renewal = Date.parse('2026-11-30T22:00:00Z');
    expect([nextCall(facts, BUDGET, simulation.now()), callsLeft(facts, BUDGET, simulation.now())]).toEqual([
      { at: renewal, why: 'limit' },
      0,
    ]);
    await simulation.until(renewal + 10 * MINUTE);
    expect([simulation.calls.length, simulation.calls[3]?.at, simulation.calls[3]?.revision, simulation.state().liveRevision]).toEqual([
      4,
      renewal,
      50,
      50,
    ]);
    expect(callsLeft(await simulation.facts(), BUDGET, simulation.now())).toBe(2);
  });

  it('goes, at whatever times and however long a build takes, to three calls at most: each an hour after the first edit that it brings', async () => {
    const times = fc.array(fc.integer({ min: 2 * HOUR, max: 14 * HOUR }), { minLength: 50, maxLength: 50 });
    await fc.assert(
      fc.asyncProperty(times, fc.integer({ min: 30, max: 400 }), async (edits, seconds) => {
        const due: number[] = [];
        for (const at of edits.toSorted((one, other) => one - other)) if (at > (due.at(-1) ?? -1)) due.push(at + HOUR);
        const simulation = await run(BUDGET, { buildMs: seconds * SECOND }, DAY, edits.map(edit));
        const expected = due.slice(0, 3).map((at) => [START + at, edits.filter((one) => one <= at).length, 'time']);
        expect(simulation.calls.map(({ at, revision, trigger }) => [at, revision, trigger])).toEqual(expected);
        expect(simulation.builds.filter(({ isWasted }) => isWasted)).toEqual([]);
      }),
      { numRuns: sized(3, 100) },
    );
  });

  it('goes to the three set hours, so that visitors have all of the day by its end', async () => {
    const at = (hour: number) => ({ hour, minute: 0 });
    const rules: Rules = { ...BUDGET, batch: { every: 'day', times: [at(11), at(16), at(21)] } };
    const events = dayOf(50, 2);
    const simulation = await run(rules, { buildMs: 90 * SECOND }, DAY, events);
    expect(simulation.calls.map((call) => [clock(call.at), call.trigger])).toEqual([
      ['11:00', 'time'],
      ['16:00', 'time'],
      ['21:00', 'time'],
    ]);
    expect(simulation.calls.map(({ revision }) => revision)).toEqual(
      simulation.calls.map(({ at: due }) => events.filter((one) => one.at <= due).length),
    );
    expect([simulation.state().liveRevision, stateOf(simulation.state())]).toEqual([50, 'live']);
  });

  it('is spent by the button too, which goes at once while something is left, and then waits', async () => {
    const events = [edit(0), button(MINUTE), edit(HOUR), button(HOUR + MINUTE), edit(2 * HOUR), button(2 * HOUR + MINUTE)];
    const simulation = await run(BUDGET, { buildMs: 30 * SECOND }, 4 * HOUR, [...events, edit(3 * HOUR), button(3 * HOUR + MINUTE)]);
    expect(simulation.calls.map((call) => [call.at - START, call.trigger])).toEqual([
      [MINUTE, 'button'],
      [HOUR + MINUTE, 'button'],
      [2 * HOUR + MINUTE, 'button'],
    ]);
    expect(nextCall(await simulation.facts(), BUDGET, simulation.now()).why).toBe('limit');
  });
});

describe('presses of the button at a host that counts calls', () => {
  const gapsOf = async (rules: Rules, presses: number) => {
    const events = Array.from({ length: presses }, (_, number) => [edit(number * MINUTE), button(number * MINUTE + SECOND)]).flat();
    const simulation = await run(rules, { buildMs: SECOND }, DAY, events);
    return simulation.calls.map(({ at }, index, all) => Math.round((at - (all[index - 1]?.at ?? at)) / MINUTE));
  };

  it('go at once at first, then further apart the fewer are left, so that no one uses up a month within minutes', async () => {
    const [first, ...many] = await gapsOf({ ...BUDGET, monthlyLimit: 20 }, 600);
    expect([first, many[0], many.at(-1)]).toEqual([0, 16, 60]);
    expect(many).toEqual(many.toSorted((one, other) => one - other));
    const few = await gapsOf({ ...BUDGET, monthlyLimit: 5 }, 200);
    expect([few[0], few.slice(1).every((gap) => gap >= 60)]).toEqual([0, true]);
  });

  it('wait for nothing where no call is counted, nor on this machine', async () => {
    expect(Math.max(...(await gapsOf(ELSEWHERE, 20)))).toBe(1);
    expect(Math.max(...(await gapsOf({ ...HERE, monthlyLimit: 5 }, 20)))).toBe(1);
  });
});

describe('a batch', () => {
  it('collects for its minutes, from the first change on', async () => {
    const rules: Rules = { ...ELSEWHERE, batch: { every: 'minutes', minutes: 30 } };
    const simulation = await run(rules, { buildMs: MINUTE }, 3 * HOUR, [edit(0), edit(10 * MINUTE), edit(29 * MINUTE), edit(70 * MINUTE)]);
    expect(simulation.calls.map(({ at, revision }) => [(at - START) / MINUTE, revision])).toEqual([
      [30, 3],
      [100, 4],
    ]);
  });

  it('does not hold the button, nor anything on this machine', async () => {
    const rules: Rules = { ...ELSEWHERE, batch: { every: 'minutes', minutes: 30 }, monthlyLimit: 1 };
    const pressed = await run(rules, { buildMs: MINUTE }, HOUR, [edit(0), button(MINUTE)]);
    expect(pressed.calls.map(({ at, trigger }) => [at - START, trigger])).toEqual([[MINUTE, 'button']]);
    const here = await run({ ...rules, isLocal: true, debounceMs: 20 }, { buildMs: 100 }, HOUR, [edit(0), edit(MINUTE), edit(2 * MINUTE)]);
    expect(here.calls.map(({ at }) => at - START)).toEqual([20, MINUTE + 20, 2 * MINUTE + 20]);
  });
});

describe.each([30, 100, 400])('builds of %i seconds at a host that skips the middle of its queue', (seconds) => {
  const host: Host = { buildMs: seconds * SECOND };

  it('are never wasted, and the last shows everything', async () => {
    for (const seed of [1, 2, 3]) {
      const random = seeded(seed);
      // Sessions of edits, seconds or minutes apart.
      const events = Array.from({ length: 40 }, () => edit(Math.floor(random() * 6) * 20 * MINUTE + Math.floor(random() * 8 * MINUTE)));
      const simulation = await run(ELSEWHERE, host, 4 * HOUR, events);
      expect(simulation.builds.filter(({ isWasted }) => isWasted)).toEqual([]);
      expect(simulation.builds).toHaveLength(simulation.calls.length);
      expect([simulation.state().liveRevision, stateOf(simulation.state()), simulation.state().mailedAt]).toEqual([40, 'live', null]);
    }
  });

  it('teach their time, late ones too, so that later ones are no failure', async () => {
    const simulation = await run(ELSEWHERE, host, 2 * HOUR, [edit(0), edit(HOUR)]);
    const failures = simulation.notes.filter(({ what, at }) => what === 'failed' && at >= START + HOUR);
    expect([failures, simulation.calls.length]).toEqual([[], 2]);
    expect(Math.abs((simulation.state().buildMs ?? 0) - seconds * SECOND)).toBeLessThanOrEqual(10 * SECOND);
  });

  it('have one call at a time: what comes meanwhile waits for the end, and goes as one', async () => {
    const events = [edit(0), ...Array.from({ length: 5 }, (_, index) => edit(31 * SECOND + (index * seconds * SECOND) / 6))];
    const simulation = await run(ELSEWHERE, host, HOUR, events);
    expect([simulation.calls.length, simulation.calls[1]?.revision]).toEqual([2, 6]);
    expect((simulation.calls[1]?.at ?? 0) - (simulation.calls[0]?.at ?? 0)).toBeGreaterThanOrEqual(seconds * SECOND);
  });
});

describe('a site that stays behind', () => {
  it('is asked once more, then people get one mail, and an edit asks again', async () => {
    const host: Host = { buildMs: 60 * SECOND, isBroken: true };
    const simulation = await run(ELSEWHERE, host, DAY, [edit(0), edit(12 * HOUR)]);
    expect(simulation.calls.map(({ trigger }) => trigger)).toEqual(['edit', 'retry', 'edit']);
    expect(simulation.notes.filter(({ what }) => what === 'mail')).toHaveLength(1);
    expect(stateOf(simulation.state())).toBe('failed');
    host.isBroken = false;
    await simulation.until(START + DAY + HOUR, [button(DAY + MINUTE)]);
    expect([stateOf(simulation.state()), simulation.state().mailedAt]).toEqual(['live', null]);
    host.isBroken = true;
    await simulation.until(START + 2 * DAY, [edit(DAY + 2 * HOUR)]);
    expect(simulation.notes.filter(({ what }) => what === 'mail')).toHaveLength(2);
  });

  it('is asked again and again on this machine, for a day', async () => {
    const simulation = await run(HERE, { buildMs: SECOND, isBroken: true }, 3 * DAY, [edit(0)]);
    expect(simulation.calls.length).toBeGreaterThan(20);
    expect((simulation.calls.at(-1)?.at ?? 0) - START).toBeLessThan(DAY + HOUR);
    expect(simulation.notes.filter(({ what }) => what === 'mail')).toHaveLength(1);
  });
});

describe('a hook that refuses', () => {
  it('is tried again with growing pauses, and people get a mail after ten minutes', async () => {
    const host: Host = { buildMs: 30 * SECOND, refuses: 'the build hook answered 500' };
    const simulation = await run(ELSEWHERE, host, 9 * MINUTE, [edit(0)]);
    expect(simulation.notes.filter(({ what }) => what === 'mail')).toEqual([]);
    await simulation.until(START + HOUR);
    expect(simulation.notes.filter(({ what }) => what === 'mail')).toHaveLength(1);
    expect([simulation.calls, simulation.state().monthCalls]).toEqual([[], 0]);
    host.refuses = undefined;
    await simulation.until(START + 2 * HOUR);
    expect([simulation.calls.map(({ trigger }) => trigger), stateOf(simulation.state())]).toEqual([['retry'], 'live']);
  });
});

describe('a clock that is set back by three hours', () => {
  const set = async (rules: Rules, host: Host, before: readonly Event[], after: readonly Event[] = []) => {
    const simulation = await run(rules, host, MINUTE, before);
    simulation.setClock(-3 * HOUR);
    await simulation.until(START + 2 * MINUTE, after);
    return simulation;
  };

  it('keeps no edit from visitors that was made before it', async () => {
    for (const rules of [HERE, ELSEWHERE]) {
      const simulation = await set(rules, { buildMs: SECOND }, [edit(MINUTE)]);
      expect([simulation.calls.length, simulation.state().liveRevision]).toEqual([1, 1]);
    }
  });

  it('keeps no button waiting, and no call from being made again that was lost', async () => {
    const pressed = await set(HERE, { buildMs: SECOND }, [edit(0), button(MINUTE)]);
    expect(pressed.calls.map(({ trigger }) => trigger)).toEqual(['edit', 'button']);
    const host: Host = { buildMs: SECOND, isBroken: true };
    const lost = await run(HERE, host, 30 * SECOND, [edit(0)]);
    host.isBroken = false;
    lost.setClock(-3 * HOUR);
    await lost.until(START + 40 * SECOND);
    expect([lost.calls.length, lost.state().liveRevision]).toEqual([2, 1]);
  });

  it('keeps no refused call from being made again', async () => {
    const host: Host = { buildMs: SECOND, refuses: 'the build hook answered 500' };
    const simulation = await run(HERE, host, 5 * MINUTE, [edit(0)]);
    host.refuses = undefined;
    simulation.setClock(-3 * HOUR);
    await simulation.until(START + 6 * MINUTE);
    expect([simulation.calls.length, simulation.state().liveRevision]).toEqual([1, 1]);
  });
});

it('the button while everything is live builds once more, and while a build is under way asks for no second one', async () => {
  const host: Host = { buildMs: 100 * SECOND };
  const simulation = await run(ELSEWHERE, host, HOUR, [edit(0), button(60 * SECOND), button(30 * MINUTE)]);
  expect(simulation.calls.map(({ at, trigger }) => [at - START, trigger])).toEqual([
    [30 * SECOND, 'edit'],
    [30 * MINUTE, 'button'],
  ]);
  expect(stateOf(simulation.state())).toBe('live');
});

it('items that come to their time are no edits, unless an edit goes with them', async () => {
  const clock = (at: number): Event => ({ at: START + at, what: 'clock' });
  const simulation = await run(HERE, { buildMs: SECOND }, HOUR, [clock(0), clock(MINUTE), edit(MINUTE + 10), clock(2 * MINUTE)]);
  expect(simulation.calls.map(({ trigger }) => trigger)).toEqual(['time', 'edit', 'time']);
});

describe('a site that someone rolled back to an older release', () => {
  const back = (at: number, backTo: number): Event => ({ at: START + at, what: { backTo } });
  const events = [edit(0), edit(MINUTE), back(HOUR, 1), edit(2 * HOUR)];

  it('stays there whatever is edited, without failures, and all of it waits', async () => {
    const simulation = await run(HERE, { buildMs: SECOND }, DAY, events);
    expect([simulation.calls.length, simulation.notes.map(({ what }) => what)]).toEqual([2, ['called', 'live', 'called', 'live', 'held']]);
    expect(simulation.state()).toMatchObject({ revision: 3, liveRevision: 1, heldRevision: 1, error: null });
    expect([stateOf(simulation.state()), nextCall(await simulation.facts(), HERE, simulation.now()).why]).toEqual(['held', 'held']);
  });

  it('continues when an editor publishes, with everything', async () => {
    const simulation = await run(HERE, { buildMs: SECOND }, DAY, [...events, button(3 * HOUR), edit(4 * HOUR)]);
    expect(simulation.calls.map(({ trigger }) => trigger)).toEqual(['edit', 'edit', 'button', 'edit']);
    expect(simulation.state()).toMatchObject({ liveRevision: 4, heldRevision: null, heldAt: null });
    expect(stateOf(simulation.state())).toBe('live');
  });

  it('is still held when the hook refuses the editor', async () => {
    const host: Host = { buildMs: SECOND };
    const simulation = await run(HERE, host, 2 * HOUR + MINUTE, events);
    host.refuses = 'the build hook answered 500';
    await simulation.until(START + 4 * HOUR, [button(3 * HOUR)]);
    expect([stateOf(simulation.state()), simulation.state().heldRevision]).toEqual(['failed', 1]);
    host.refuses = undefined;
    await simulation.until(START + 6 * HOUR, [button(5 * HOUR)]);
    expect([stateOf(simulation.state()), simulation.state().heldRevision]).toEqual(['live', null]);
  });
});

describe('a publisher of ours that fails', () => {
  const newFailure = { cause: 'medium', item: null, error: 'The medium x answered 404.' } as const;

  it('is known within seconds, with its own words, and over when the site is there', async () => {
    const host: Host = { buildMs: SECOND, isBroken: true, newFailure };
    const simulation = await run(HERE, host, 5 * SECOND, [edit(0)]);
    expect([stateOf(simulation.state()), simulation.state().error, simulation.state().failure]).toMatchObject([
      'failed',
      newFailure.error,
      { cause: 'medium' },
    ]);
    expect(simulation.calls).toHaveLength(1);
    await simulation.until(START + 10 * MINUTE);
    expect(simulation.state().failure).toMatchObject({ cause: 'medium' });
    host.isBroken = false;
    delete host.newFailure;
    await simulation.until(START + HOUR);
    expect([stateOf(simulation.state()), simulation.state().failure]).toEqual(['live', null]);
  });
});
