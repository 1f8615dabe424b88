import { ACCOUNT_WRONG_CODES_PER_DAY } from '@sanabel/contract';
import type { Limit } from './lockout.ts';
import type { CodePurpose } from './otp.ts';

const DAY_SECONDS = 24 * 3600;
const FIRST_CLOSED_SECONDS = 60;

/**
 * Ten wrong codes in a day close the step for a minute, each further one for twice as long, up to a day: guessing becomes
 * hopeless, and whoever locks an admin out on purpose does not do so for a day at once (api.md, "Sign-in numbers").
 */
export const WRONG_CODES: Limit = {
  limit: ACCOUNT_WRONG_CODES_PER_DAY,
  windowSeconds: DAY_SECONDS,
  growth: { firstSeconds: FIRST_CLOSED_SECONDS, maxSeconds: DAY_SECONDS },
};

/** The subject of that limit. Counted for unknown addresses too, so that a closed step tells nothing. */
export const wrongCodes = (purpose: CodePurpose, email: string): string => `code:${purpose}:${email}`;
