import { useQueryClient } from '@tanstack/react-query';
import { usePublication } from '../panel/publication/use-publication.ts';
import { FIGURES_KEY } from './figures/use-figures.ts';

/** What depends on the content is looked at again: where the site stands, the lists, the charts. */
export const useAfterWrite = () => {
  const client = useQueryClient();
  const { lookAgain } = usePublication();
  return (resource: 'crops' | 'articles'): void => {
    for (const queryKey of [[resource], FIGURES_KEY]) void client.invalidateQueries({ queryKey });
    void lookAgain();
  };
};
