import { foldDigits } from '../fold.ts';
import { OTP_LENGTH } from '../limits.ts';
import { seen } from './clean.ts';

/**
 * Returns the digits of a mailed code in a pasted text, as ASCII: those of a run as long as a code, or of one written in two halves, and
 * else all that are there. A mail says also for how many minutes it holds.
 */
export const codeDigits = (text: string): string => {
  const typed = foldDigits(seen(text));
  const half = OTP_LENGTH / 2;
  const inHalves = new RegExp(`(?:^|\\D)(\\d{${half}})[\\s-](\\d{${half}})(?!\\d)`).exec(typed);
  const whole = typed.split(/\D+/).find((run) => run.length === OTP_LENGTH);
  return whole ?? (inHalves ? `${inHalves[1]}${inHalves[2]}` : typed.replace(/\D/g, ''));
};
