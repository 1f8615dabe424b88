/** Builds the site once and answers with the revision that came out. */
export type Build = (wanted: number) => Promise<number>;

interface QueueOptions {
  build: Build;
  /** The revision that visitors see, null when there is none yet. */
  published: () => number | null;
  onFailure: (error: Error) => void;
}

export interface Queue {
  /** Asks for a build that has at least this revision. A forced one is built even when the revision is published already. */
  request(revision: number, options?: { isForced?: boolean }): void;
  /** Collects requests without building, while much is being changed at once. */
  hold(): void;
  release(): void;
  /** Resolves when nothing is being built or waiting to be. */
  settled(): Promise<void>;
}

/**
 * One build at a time. Requests that come in meanwhile become one: the newest revision is all that anybody waits for,
 * and revisions only rise. A failed build is told and forgotten; to ask again is up to who asked.
 */
export const createQueue = ({ build, published, onFailure }: QueueOptions): Queue => {
  let wanted: { revision: number; isForced: boolean } | null = null;
  let isHeld = false;
  let running: Promise<void> | null = null;

  const takeWanted = (): number | null => {
    if (wanted === null || isHeld) return null;
    const { revision, isForced } = wanted;
    wanted = null;
    return isForced || revision > (published() ?? -1) ? revision : null;
  };
  const run = async (revision: number): Promise<void> => {
    try {
      await build(revision);
    } catch (error) {
      onFailure(error instanceof Error ? error : new Error(String(error)));
    }
  };
  const wake = (): void => {
    if (running) return;
    const revision = takeWanted();
    if (revision === null) return;
    running = run(revision).finally(() => {
      running = null;
      wake();
    });
  };

  return {
    request: (revision, { isForced = false } = {}) => {
      wanted = { revision: Math.max(revision, wanted?.revision ?? 0), isForced: isForced || (wanted?.isForced ?? false) };
      wake();
    },
    hold: () => {
      isHeld = true;
    },
    release: () => {
      isHeld = false;
      wake();
    },
    settled: async () => {
      while (running) await running;
    },
  };
};
