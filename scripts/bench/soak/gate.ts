/** Lets work begin while it is open; closing waits until the work that has begun is done. */
export const createGate = () => {
  let opened = Promise.withResolvers<void>();
  let emptied = Promise.withResolvers<void>();
  let underWay = 0;
  opened.resolve();
  return {
    pass: async <T>(work: () => Promise<T>): Promise<T> => {
      await opened.promise;
      underWay += 1;
      try {
        return await work();
      } finally {
        underWay -= 1;
        if (underWay === 0) emptied.resolve();
      }
    },
    close: async (): Promise<void> => {
      opened = Promise.withResolvers();
      emptied = Promise.withResolvers();
      if (underWay > 0) await emptied.promise;
    },
    open: (): void => opened.resolve(),
  };
};
export type Gate = ReturnType<typeof createGate>;
