/** At most `limit` tries of one subject within a window; with `growth` the last one closes it for a time that grows. */
export interface Limit {
  limit: number;
  windowSeconds: number;
  growth?: { firstSeconds: number; maxSeconds: number };
}

/** For how long a subject is closed after so many tries: for longer with each try that comes after the limit; 0 for not at all. */
export const lockoutSeconds = (tries: number, { limit, growth }: Limit): number => {
  if (!growth || tries < limit) return 0;
  return Math.min(growth.maxSeconds, growth.firstSeconds * 2 ** (tries - limit));
};
