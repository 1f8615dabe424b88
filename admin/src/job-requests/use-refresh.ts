import { useQueryClient } from '@tanstack/react-query';
import { FIGURES_KEY } from '../data/use-figures.ts';

/** Reads everything about job requests again: list, details, counts. */
export const useRefresh = () => {
  const client = useQueryClient();
  return async (): Promise<void> => {
    await Promise.all([['job-requests'], FIGURES_KEY].map((queryKey) => client.invalidateQueries({ queryKey })));
  };
};
