/** Runs work in one transaction, or in the one that is already open: everything inside is kept, or nothing. */
export const inTransaction = <T>(work: (hooks: { onCommit(callback: () => void): void }) => Promise<T>): Promise<T> =>
  strapi.db.transaction(work as never) as unknown as Promise<T>;
