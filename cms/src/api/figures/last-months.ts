/** Lists the last months as `2026-11`, the oldest first and this one last. In UTC, like the moments in the database. */
export const lastMonths = (count: number, now: Date): string[] =>
  Array.from({ length: count }, (_, index) =>
    new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - (count - 1 - index), 1)).toISOString().slice(0, 7),
  );
