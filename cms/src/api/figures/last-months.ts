/** Lists months as `2026-11`, oldest first, this one last. In UTC, like the timestamps in the database. */
export const lastMonths = (count: number, now: Date): string[] =>
  Array.from({ length: count }, (_, index) =>
    new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - (count - 1 - index), 1)).toISOString().slice(0, 7),
  );
