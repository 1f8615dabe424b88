import {
  ACCOUNT_PASSWORD_FAILURES_PER_HOUR,
  ACCOUNT_WRONG_CODES_PER_DAY,
  PASSWORD_FAILURES_MAX,
  PASSWORD_FAILURES_WINDOW_SECONDS,
} from '@sanabel/contract';

/** What a code or another second step is asked for: at sign-in, to register, again, on the server, for a new passkey. */
export type StepPurpose = 'login' | 'register' | 'confirm' | 'server' | 'passkey';

/** Those that people can ask for another code of. */
export type CodePurpose = 'login' | 'register';

/** At most `limit` tries of one subject within a window; with `growth` the last one locks it for a time that grows. */
export interface Limit {
  limit: number;
  windowSeconds: number;
  growth?: { firstSeconds: number; maxSeconds: number };
}

/** Of one account from one address. */
export const PASSWORD_TRIES: Limit = { limit: PASSWORD_FAILURES_MAX, windowSeconds: PASSWORD_FAILURES_WINDOW_SECONDS };

const HOUR_SECONDS = 3600;
const FIRST_PAUSE_SECONDS = 30;

/**
 * Of one account from all addresses together, those of browsers that have signed in to it before not counted: guessing from many
 * addresses slows down to four tries an hour. Whoever does that on purpose shuts out new devices only, and for a quarter of an hour at most.
 */
export const ACCOUNT_PASSWORD_TRIES: Limit = {
  limit: ACCOUNT_PASSWORD_FAILURES_PER_HOUR,
  windowSeconds: HOUR_SECONDS,
  growth: { firstSeconds: FIRST_PAUSE_SECONDS, maxSeconds: HOUR_SECONDS / 4 },
};

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

/**
 * The subjects of that limit: those who have made the first step, and apart from them all who have not. Strangers can close the second
 * door alone. It is counted for unknown addresses too, so that a locked step tells nothing.
 */
export const wrongCodes = (purpose: StepPurpose, account: string, isHolder: boolean): string =>
  `${isHolder ? 'code' : 'loose-code'}:${purpose}:${account}`;

/** The time for which a subject is locked after so many tries: longer with each try after the limit; 0 for not at all. */
export const lockoutSeconds = (tries: number, { limit, growth }: Limit): number => {
  if (!growth || tries < limit) return 0;
  return Math.min(growth.maxSeconds, growth.firstSeconds * 2 ** (tries - limit));
};
