import {
  ACCOUNT_PASSWORD_FAILURES_PER_HOUR,
  ACCOUNT_WRONG_CODES_PER_DAY,
  PASSWORD_FAILURES_MAX,
  PASSWORD_FAILURES_WINDOW_SECONDS,
} from '@sanabel/contract';

/** `confirm` repeats the second factor in a session; `server` is a code made on the server. */
export type FactorPurpose = 'login' | 'register' | 'confirm' | 'server' | 'passkey';

export type CodePurpose = 'login' | 'register';

/** Allows `limit` tries of one subject within a window; with `growth` the last one locks it for a growing time. */
export interface Limit {
  limit: number;
  windowSeconds: number;
  growth?: { firstSeconds: number; maxSeconds: number };
}

/** Counts one account from one address. */
export const PASSWORD_TRIES: Limit = { limit: PASSWORD_FAILURES_MAX, windowSeconds: PASSWORD_FAILURES_WINDOW_SECONDS };

const HOUR_SECONDS = 3600;
const FIRST_PAUSE_SECONDS = 30;

/**
 * Counts one account from all addresses, except browsers that have signed in to it before. Guessing from many addresses slows down to four
 * tries an hour, and an attacker locks out new devices only, for a quarter of an hour at most.
 */
export const ACCOUNT_PASSWORD_TRIES: Limit = {
  limit: ACCOUNT_PASSWORD_FAILURES_PER_HOUR,
  windowSeconds: HOUR_SECONDS,
  growth: { firstSeconds: FIRST_PAUSE_SECONDS, maxSeconds: HOUR_SECONDS / 4 },
};

const DAY_SECONDS = 24 * 3600;
const FIRST_LOCKOUT_SECONDS = 60;

/**
 * Ten wrong codes in a day lock the step for a minute, each further one for twice as long, up to a day: guessing becomes hopeless, and an
 * attacker cannot lock an admin out for a whole day at once (api.md, "Sign-in numbers").
 */
export const WRONG_CODES: Limit = {
  limit: ACCOUNT_WRONG_CODES_PER_DAY,
  windowSeconds: DAY_SECONDS,
  growth: { firstSeconds: FIRST_LOCKOUT_SECONDS, maxSeconds: DAY_SECONDS },
};

/** Strangers can lock only callers without a ticket. Unknown addresses are counted too, so that a lock reveals nothing. */
export const wrongCodes = (purpose: FactorPurpose, account: string, isHolder: boolean): string =>
  `${isHolder ? 'code' : 'loose-code'}:${purpose}:${account}`;

/** Grows with each try over the limit; 0 below it. */
export const lockoutSeconds = (tries: number, { limit, growth }: Limit): number => {
  if (!growth || tries < limit) return 0;
  return Math.min(growth.maxSeconds, growth.firstSeconds * 2 ** (tries - limit));
};
