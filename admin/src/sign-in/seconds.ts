import { RESEND_AFTER_SECONDS } from '@sanabel/contract/limits';

const SECOND = 1000;

/** A count of seconds as mm:ss, in the digits that codes and durations have in both languages. */
export const clockText = (seconds: number): string =>
  `${String(Math.floor(seconds / 60)).padStart(2, '0')}:${String(seconds % 60).padStart(2, '0')}`;

/** Whole seconds from one moment to another. The clock of an answer has no fractions, so a wait may seem a second too long: it never shows more than it began with. */
export const secondsUntil = (moment: number, now: number): number => {
  const seconds = Math.max(0, Math.ceil((moment - now) / SECOND));
  return seconds === RESEND_AFTER_SECONDS + 1 ? RESEND_AFTER_SECONDS : seconds;
};
