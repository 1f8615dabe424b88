import { useQueryClient } from '@tanstack/react-query';
import { FIGURES_KEY } from '../data/use-figures.ts';

/** Refetches lists, details and counts of job requests. */
export const useRefresh = () => {
  const client = useQueryClient();
  return async (): Promise<void> => {
    await Promise.all([['job-requests'], FIGURES_KEY].map((queryKey) => client.invalidateQueries({ queryKey })));
  };
};
