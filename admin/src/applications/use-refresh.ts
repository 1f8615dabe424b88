import { useQueryClient } from '@tanstack/react-query';
import { FIGURES_KEY } from '../kit/data/use-figures.ts';

export const useRefresh = () => {
  const client = useQueryClient();
  return async (): Promise<void> => {
    await Promise.all([['job-requests'], FIGURES_KEY].map((queryKey) => client.invalidateQueries({ queryKey })));
  };
};
