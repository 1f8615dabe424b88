/** Runs at most `size` tasks at once, the rest in order. `refuse` gets the number of waiting tasks and may throw. */
export const pLimit = (size: number, refuse?: (waiting: number) => void) => {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async <T>(task: () => Promise<T>): Promise<T> => {
    if (running >= size) {
      refuse?.(waiting.length);
      await new Promise<void>((resolve) => waiting.push(resolve));
    } else running += 1;
    try {
      return await task();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
};
