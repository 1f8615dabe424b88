/** The limit before any build has been seen. */
const FIRST_BUILD_MS = 60_000;
const SHORTEST_MS = 20_000;
/** The longest that a build may take. */
export const LONGEST_MS = 10 * 60_000;
/** A build may be slower than the last one was, and wait behind another. */
const SLOWER = 3;

const RETRY_BASE_MS = 2_000;
const RETRY_MAX_MS = 15 * 60_000;
/** From here on doubling changes nothing. */
const DOUBLINGS_MAX = 16;

const doubled = (start: number, times: number, max: number): number => Math.min(max, start * 2 ** Math.min(times, DOUBLINGS_MAX));

/** Tells how long an accepted build may take before it counts as failed: by the last good one, longer with each failure. */
export const buildTimeout = (lastBuildMs: number | null, failures: number): number =>
  doubled(lastBuildMs === null ? FIRST_BUILD_MS : Math.max(SHORTEST_MS, lastBuildMs * SLOWER), failures, LONGEST_MS);

/** Returns the pause after so many failures, the first one included. */
export const retryDelay = (failures: number): number => doubled(RETRY_BASE_MS, failures - 1, RETRY_MAX_MS);

const GIVE_UP_AFTER_MS = 24 * 3_600_000;

/** Tells whether builds have failed for so long that no more are asked for until an edit or an editor does. */
export const hasGivenUp = (failingSince: string | null, now: number): boolean =>
  failingSince !== null && now - Date.parse(failingSince) > GIVE_UP_AFTER_MS;
