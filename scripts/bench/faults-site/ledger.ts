/** What has been seen at an address: of each mark the edits, each with the time at which the answer was there. */
interface Sighting {
  edit: number;
  at: number;
}

/** Requests overlap by far less. */
const REMEMBERED = 20;

/** Remembers what visitors have seen, to find an answer that is older than one before it. */
export interface Ledger {
  /** Notes an answer that was asked for at `from` and is here now; what is older in it than what was seen before `from`, in words. */
  note(address: string, marks: ReadonlyMap<string, number>, from: number, now: number): string[];
  /** Forgets everything: the site has gone back to an older release because somebody wanted it. */
  forget(): void;
  size(): number;
}

export const createLedger = (): Ledger => {
  const seen = new Map<string, Sighting[]>();
  return {
    note: (address, marks, from, now) => {
      const older: string[] = [];
      for (const [key, edit] of marks) {
        const name = `${address} ${key}`;
        const sightings = seen.get(name) ?? [];
        const before = sightings.findLast(({ at }) => at < from);
        if (before && before.edit > edit) older.push(`${address} shows ${key} as of ${edit}, after ${before.edit}`);
        if ((sightings.at(-1)?.edit ?? -1) < edit) seen.set(name, [...sightings.slice(-REMEMBERED), { edit, at: now }]);
      }
      return older;
    },
    forget: () => seen.clear(),
    size: () => seen.size,
  };
};
