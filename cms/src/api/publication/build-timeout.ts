import { DAY_MS } from '@sanabel/contract/time';

/** Milliseconds. A local builder starts at once; a CDN's needs a queue, an installation and a network first. */
const FIRST_HERE_MS = 60_000;
const FIRST_ELSEWHERE_MS = 5 * 60_000;
/** Builds differ: an edit of the contact record changes every page. */
const SHORTEST_MS = 60_000;
/** No host lets a build run longer. */
export const LONGEST_MS = 30 * 60_000;
/** Exceeds a build of ten thousand items. A clock set forward meanwhile must not count as a slow machine. */
const LONGEST_HERE_MS = 10 * 60_000;
/** A build may be slower than the last one, and wait behind another. */
const SLOWER = 3;

const RETRY_BASE_MS = 2_000;
const RETRY_MAX_MS = 15 * 60_000;
/** A call on this machine costs nothing, and visitors wait for the result. */
const RETRY_HERE_MAX_MS = 30_000;
/** Further doubling changes nothing. */
const DOUBLINGS_MAX = 16;

const doubled = (start: number, times: number, max: number): number => Math.min(max, start * 2 ** Math.min(times, DOUBLINGS_MAX));

interface Past {
  isLocal: boolean;
  buildMs: number | null;
  /** Builds since then that missed their timeout. */
  lateBuilds: number;
}

/** Timeout of an accepted build: derived from the last good one, longer with each late one. */
export const buildTimeout = ({ isLocal, buildMs, lateBuilds }: Past): number => {
  const first = isLocal ? FIRST_HERE_MS : FIRST_ELSEWHERE_MS;
  const longest = isLocal ? LONGEST_HERE_MS : LONGEST_MS;
  return doubled(buildMs === null ? first : Math.max(SHORTEST_MS, buildMs * SLOWER), lateBuilds, longest);
};

const REMEMBERED = 0.98;

/** Local builds take milliseconds or minutes: the longest of the last ones counts, fading slowly. */
export const remembered = ({ isLocal, buildMs }: Pick<Past, 'isLocal' | 'buildMs'>, took: number): number => {
  const capped = Math.max(0, Math.min(isLocal ? LONGEST_HERE_MS : LONGEST_MS, took));
  return isLocal ? Math.max(capped, Math.round((buildMs ?? 0) * REMEMBERED)) : capped;
};

export const retryDelay = (isLocal: boolean, failures: number): number =>
  doubled(RETRY_BASE_MS, failures - 1, isLocal ? RETRY_HERE_MAX_MS : RETRY_MAX_MS);

const GIVE_UP_AFTER_MS = DAY_MS;

/** Builds have failed for so long that no more are requested until the next edit or press. */
export const hasGivenUp = (failingSince: string | null, now: number): boolean =>
  failingSince !== null && now - Date.parse(failingSince) > GIVE_UP_AFTER_MS;

const POLL_MS = { soonest: 100, here: 500, elsewhere: 5_000, late: 30_000 } as const;
const SHARE = 20;

/** Pause until the next poll of the site: a twentieth of the time since the build was requested. */
export const pollPause = (isLocal: boolean, passed: number): number => {
  if (passed > 2 * LONGEST_MS) return POLL_MS.late;
  const [from, to] = isLocal ? [POLL_MS.soonest, POLL_MS.here] : [POLL_MS.here, POLL_MS.elsewhere];
  return Math.min(to, Math.max(from, passed / SHARE));
};
