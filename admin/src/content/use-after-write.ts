import { useQueryClient } from '@tanstack/react-query';
import { FIGURES_KEY } from '../data/use-figures.ts';
import { usePublication } from '../publication/use-publication.ts';

/** What depends on the content is looked at again: where the site stands, the lists, the charts. */
export const useAfterWrite = () => {
  const client = useQueryClient();
  const { lookAgain } = usePublication();
  return (resource: 'crops' | 'articles'): void => {
    for (const queryKey of [[resource], FIGURES_KEY]) void client.invalidateQueries({ queryKey });
    void lookAgain();
  };
};
