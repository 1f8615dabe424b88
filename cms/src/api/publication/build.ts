import { type BuildInfo, buildInfo } from '@sanabel/contract';

export const HOOK_TIMEOUT_MS = 10_000;
const SITE_TIMEOUT_MS = 5_000;

/** Asks the host of the site to build this revision. Throws when the hook cannot be reached or refuses. */
export const callHook = async (url: string, revision: number): Promise<void> => {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ revision }),
    signal: AbortSignal.timeout(HOOK_TIMEOUT_MS),
    redirect: 'error',
  });
  await response.body?.cancel();
  if (!response.ok) throw new Error(`the build hook answered ${response.status}`);
};

/** Reads which revision the public site shows; null when it does not answer as it should. */
export const readLive = async (siteUrl: string): Promise<BuildInfo | null> => {
  try {
    const response = await fetch(new URL('/build.json', siteUrl), { signal: AbortSignal.timeout(SITE_TIMEOUT_MS), cache: 'no-store' });
    return buildInfo.safeParse(await response.json()).data ?? null;
  } catch {
    return null;
  }
};

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
