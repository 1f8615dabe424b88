import { foldDigits } from '@sanabel/contract/fold';

/** Reads a number of years; 0 for an empty text (decision D5), null for any other text. */
export const yearsOf = (experience: string): number | null => {
  const typed = foldDigits(experience).trim();
  return /^\d{0,3}$/.test(typed) ? Number(typed) : null;
};
