/**
 * Answers many callers with few runs: one runs at a time, and one more serves all who ask meanwhile. No caller gets the answer of a
 * run that began before it asked, because that run may have looked too early.
 */
export const coalesce = <T>(ask: () => Promise<T>): (() => Promise<T>) => {
  let running: Promise<unknown> = Promise.resolve();
  let next: Promise<T> | undefined;
  return () => {
    next ??= running.then(() => {
      next = undefined;
      const answer = ask();
      running = answer.catch(() => undefined);
      return answer;
    });
    return next;
  };
};
