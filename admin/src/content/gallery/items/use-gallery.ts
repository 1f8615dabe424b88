import { stateFilter } from '@sanabel/contract/states';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import * as z from 'zod';
import { call } from '../../../kit/data/call.ts';
import { RESOURCES } from '../../../kit/data/resources.ts';
import { FIGURES_KEY } from '../../../kit/data/use-figures.ts';
import { useReadFailure } from '../../../kit/feedback/failures.tsx';
import { useAddress } from '../../../kit/lists/use-address.ts';
import { usePublication } from '../../../kit/publication/use-publication.ts';

const items = z.array(RESOURCES.gallery);

/** Reads the whole gallery, since its page shows all of it. The server searches. */
export const useGallery = () => {
  const { read, change } = useAddress();
  const q = read('q');
  const state = read('state');
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ['gallery', 'whole', q, state],
    queryFn: async ({ signal }) => {
      const wanted = Object.entries({ q, ...stateFilter(state) }).filter(([, value]) => value !== '');
      const filter = wanted.length === 0 ? '' : `?filter=${encodeURIComponent(JSON.stringify(Object.fromEntries(wanted)))}`;
      return items.parse((await call(`/gallery${filter}`, { signal })).json);
    },
    placeholderData: keepPreviousData,
  });
  useReadFailure(error, refetch);
  return {
    items: data ?? [],
    isLoading: isPending,
    hasFailed: error !== null && data === undefined,
    refetch,
    q,
    state,
    isFiltered: q !== '' || state !== '',
    search: (text: string) => change({ q: text }),
    filterByState: (chosen: string) => change({ state: chosen }),
  };
};

/** Call it after each change: refreshes the gallery and the publication status. */
export const useGalleryChanged = (): (() => void) => {
  const client = useQueryClient();
  const { refreshPublication } = usePublication();
  return () => {
    void client.invalidateQueries({ queryKey: ['gallery'] });
    void client.invalidateQueries({ queryKey: FIGURES_KEY });
    void refreshPublication();
  };
};
