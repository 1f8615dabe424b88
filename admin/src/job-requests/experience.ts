import { foldDigits } from '@sanabel/contract/fold';

/** The years that an applicant typed as a mere number; 0 also for nothing typed (decision D5), null for any other text. */
export const yearsOf = (experience: string): number | null => {
  const typed = foldDigits(experience).trim();
  return /^\d{0,3}$/.test(typed) ? Number(typed) : null;
};
