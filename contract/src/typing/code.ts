import { foldDigits } from '../fold.ts';
import { OTP_LENGTH } from '../limits.ts';
import { seen } from './clean.ts';

/** Prefers a run as long as a code, or one in two halves, since a mail also says for how many minutes it is valid. */
export const codeDigits = (text: string): string => {
  const typed = foldDigits(seen(text));
  const half = OTP_LENGTH / 2;
  const inHalves = new RegExp(`(?:^|\\D)(\\d{${half}})[\\s-](\\d{${half}})(?!\\d)`).exec(typed);
  const whole = typed.split(/\D+/).find((run) => run.length === OTP_LENGTH);
  return whole ?? (inHalves ? `${inHalves[1]}${inHalves[2]}` : typed.replace(/\D/g, ''));
};
