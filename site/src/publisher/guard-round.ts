/** A site that was right in a whole round is checked this many times slower: at rest it takes no core. */
const CALM_FACTOR = 20;

/** Chooses the page that is checked next: all in turn, again and again. */
export const createGuardRound = () => {
  let round: Iterator<string> = [].values();
  let calls = 0;
  /** This round began after the last call of `hurry`. */
  let isWhole = false;
  let isCalm = false;
  return {
    /** Returns an address, or null when nothing is to be checked now. */
    next: (addresses: ReadonlySet<string>): string | null => {
      calls += 1;
      if (isCalm && calls % CALM_FACTOR > 0) return null;
      let next = round.next();
      if (next.done) {
        isCalm = isWhole;
        isWhole = true;
        round = addresses.values();
        next = round.next();
      }
      return !next.done && addresses.has(next.value) ? next.value : null;
    },
    /** Every page has been checked since the last call of `hurry`. */
    isCalm: (): boolean => isCalm,
    /** Checks every page soon, after a publication or a repair. */
    hurry: (): void => {
      isWhole = false;
      isCalm = false;
    },
  };
};
