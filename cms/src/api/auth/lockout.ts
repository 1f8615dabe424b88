import { ACCOUNT_WRONG_CODES_PER_DAY } from '@sanabel/contract';

export type CodePurpose = 'login' | 'register';

/** At most `limit` tries of one subject within a window; with `growth` the last one locks it for a time that grows. */
export interface Limit {
  limit: number;
  windowSeconds: number;
  growth?: { firstSeconds: number; maxSeconds: number };
}

const DAY_SECONDS = 24 * 3600;
const FIRST_LOCKOUT_SECONDS = 60;

/**
 * Ten wrong codes in a day lock the step for a minute, each further one for twice as long, up to a day: guessing becomes
 * hopeless, and a stranger who locks an admin out on purpose does not do so for a day at once (api.md, "Sign-in numbers").
 */
export const WRONG_CODES: Limit = {
  limit: ACCOUNT_WRONG_CODES_PER_DAY,
  windowSeconds: DAY_SECONDS,
  growth: { firstSeconds: FIRST_LOCKOUT_SECONDS, maxSeconds: DAY_SECONDS },
};

/** The subject of that limit. Counted for unknown addresses too, so that a locked step tells nothing. */
export const wrongCodes = (purpose: CodePurpose, email: string): string => `code:${purpose}:${email}`;

/** The time for which a subject is locked after so many tries: longer with each try after the limit; 0 for not at all. */
export const lockoutSeconds = (tries: number, { limit, growth }: Limit): number => {
  if (!growth || tries < limit) return 0;
  return Math.min(growth.maxSeconds, growth.firstSeconds * 2 ** (tries - limit));
};
