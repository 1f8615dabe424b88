/** The pauses after the first failure and after the second; then nothing is tried until the process starts again. */
const PAUSES_MS = [60_000, 600_000];

interface Failures {
  count: number;
  nextAt: number;
}

/** Remembers which items may be tried now. In memory: after a restart each is tried anew, which costs no table and three requests at most. */
export const createTries = () => {
  const failed = new Map<string, Failures>();
  return {
    /** Milliseconds until an item may be tried; null when it was tried often enough. */
    pause(id: string, now: number): number | null {
      const { nextAt = now } = failed.get(id) ?? {};
      return nextAt === Number.POSITIVE_INFINITY ? null : Math.max(0, nextAt - now);
    },
    /** Notes a failure; how many there have been. */
    fail(id: string, now: number): number {
      const count = (failed.get(id)?.count ?? 0) + 1;
      failed.set(id, { count, nextAt: now + (PAUSES_MS[count - 1] ?? Number.POSITIVE_INFINITY) });
      return count;
    },
    /** Forgets all but these. */
    keep(ids: ReadonlySet<string>): void {
      for (const id of failed.keys()) if (!ids.has(id)) failed.delete(id);
    },
  };
};
