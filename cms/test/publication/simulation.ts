import type { BuildInfo } from '@sanabel/contract';
import { createAdvance, type Note, type Ports } from '../../src/api/publication/advance.ts';
import type { NewFailure } from '../../src/api/publication/after.ts';
import type { Facts, Rules } from '../../src/api/publication/schedule.ts';
import { NO_FAILURE } from '../../src/changes/publication-state.ts';

export interface Event {
  at: number;
  /** An edit, a publication, an item's set time, or a rollback on the server. */
  what: 'edit' | 'button' | 'clock' | { backTo: number };
}

export interface Call {
  at: number;
  revision: number;
  trigger: string;
}

interface Build {
  at: number;
  /** Read when the build began. */
  revision: number;
  /** The build showed nothing new. */
  isWasted: boolean;
}

export interface Host {
  buildMs: number;
  refuses?: string | undefined;
  /** Builds never appear. */
  isBroken?: boolean;
  /** Failure that our publisher reports. */
  newFailure?: NewFailure;
}

const NEW: Omit<Facts, 'firstWaitingAt'> = {
  revision: 0,
  requestedRevision: 0,
  liveRevision: 0,
  ...NO_FAILURE,
  changedAt: null,
  requestedAt: null,
  firstRequestedAt: null,
  dueAt: null,
  liveAt: null,
  mailedAt: null,
  buildMs: null,
  buttonAt: null,
  buttonBy: null,
  heldRevision: null,
  heldAt: null,
  heldBy: null,
  month: null,
  monthCalls: 0,
};

const iso = (timestamp: number): string => new Date(timestamp).toISOString();

/**
 * Runs the worker on a simulated clock with a host that queues like Netlify: one build at a time, and only the last waiting call is built.
 */
export const simulate = (rules: Rules, host: Host, start: number) => {
  let now = start;
  let ahead = 0;
  let state = { ...NEW };
  let live: BuildInfo | null = null;
  let running: { revision: number; endsAt: number } | null = null;
  let isQueued = false;
  let wakeAt = start;
  const edits: number[] = [];
  const byClock = new Set<number>();
  const calls: Call[] = [];
  const builds: Build[] = [];
  const notes: { what: Note['what']; at: number }[] = [];

  const clock = (): number => now + ahead;
  const begin = (): void => {
    running = { revision: state.revision, endsAt: now + host.buildMs };
    isQueued = false;
  };
  const finish = ({ revision }: { revision: number }): void => {
    builds.push({ at: now, revision, isWasted: live !== null && revision <= live.revision });
    if (!host.isBroken) live = { revision: Math.max(revision, live?.revision ?? 0), builtAt: iso(clock()) };
    running = null;
    if (isQueued) begin();
  };
  const keep = (data: object, more: readonly Note[]): void => {
    state = { ...state, ...data };
    notes.push(...more.map(({ what }) => ({ what, at: now })));
    for (const note of more) if (note.what === 'called') calls.push({ at: now, revision: state.requestedRevision, trigger: note.trigger });
  };
  const ports: Ports<Facts> = {
    now: clock,
    read: async () => {
      const first = edits[state.requestedRevision];
      return { ...state, firstWaitingAt: first === undefined ? null : iso(first) };
    },
    replace: async (_, data, more) => {
      keep(data, more);
      return true;
    },
    lease: async (before) => before,
    settle: async (_, data, more) => keep(data, more),
    release: async () => {},
    callHook: async (_, trigger) => {
      if (host.refuses) return { cause: 'refused', item: null, error: host.refuses };
      if (live?.isHeld && trigger === 'button') live = { revision: live.revision, builtAt: live.builtAt };
      if (live?.isHeld) return null;
      if (running) isQueued = true;
      else begin();
      return null;
    },
    readSite: async () => live,
    isByClock: async ({ liveRevision, revision }) =>
      Array.from({ length: revision - liveRevision }, (__, index) => liveRevision + index + 1).every((one) => byClock.has(one)),
    readFailure: async () => host.newFailure ?? null,
  };
  const advance = createAdvance(ports, rules);
  const apply = ({ what }: Event): void => {
    if (typeof what === 'object') {
      running = null;
      live = { revision: what.backTo, builtAt: iso(clock()), isHeld: true };
    } else if (what !== 'button') {
      edits.push(clock());
      if (what === 'clock') byClock.add(state.revision + 1);
      state = { ...state, ...NO_FAILURE, revision: state.revision + 1, changedAt: iso(clock()) };
    } else state = { ...state, ...NO_FAILURE, buttonAt: iso(clock()), buttonBy: 'Mona' };
    wakeAt = now;
  };

  return {
    calls,
    builds,
    notes,
    edits,
    state: () => state,
    now: () => now,
    facts: ports.read,
    setClock: (by: number) => {
      ahead = by;
    },
    /** Advances the time, with these events on the way. */
    async until(end: number, events: readonly Event[] = []): Promise<void> {
      const coming = events.toSorted((one, other) => one.at - other.at);
      for (;;) {
        const next = Math.max(now, Math.min(wakeAt, coming[0]?.at ?? Infinity, running?.endsAt ?? Infinity));
        if (next > end) break;
        now = next;
        if (running && running.endsAt <= now) finish(running);
        while (coming[0] && coming[0].at <= now) apply(coming.shift() as Event);
        if (wakeAt <= now) wakeAt = now + Math.max(1, await advance());
      }
      now = end;
    },
  };
};

/** Returns the same numbers from 0 to 1 in every run. */
export const seeded = (seed: number) => {
  let state = seed;
  return (): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
};
