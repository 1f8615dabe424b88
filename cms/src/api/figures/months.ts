/** The last months as `2026-11`, oldest first, the current one included; in UTC, as everything is stored. */
export const lastMonths = (count: number, now: Date): string[] =>
  Array.from({ length: count }, (_, index) =>
    new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - (count - 1 - index), 1)).toISOString().slice(0, 7),
  );
