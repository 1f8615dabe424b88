/**
 * One run of a question at a time, and one more for all who ask meanwhile. Nobody gets the answer of a run that had begun before
 * they asked: it may have looked just before what they are waiting to see.
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
