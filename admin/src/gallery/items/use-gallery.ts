import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import * as z from 'zod';
import { call } from '../../data/call.ts';
import { RESOURCES } from '../../data/resources.ts';
import { useReadFailure } from '../../feedback/failures.tsx';
import { usePublication } from '../../publication/use-publication.ts';

const items = z.array(RESOURCES.gallery);

/** The whole gallery at once: its order can only be changed by someone who knows all of it. The server searches. */
export const useGallery = () => {
  const [params, setParams] = useSearchParams();
  const q = params.get('q') ?? '';
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ['gallery', 'whole', q],
    queryFn: async ({ signal }) => {
      const filter = q === '' ? '' : `?filter=${encodeURIComponent(JSON.stringify({ q }))}`;
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
    search: (text: string) => setParams(text === '' ? {} : { q: text }, { replace: true }),
  };
};

/** To be called after every change of the gallery: it is read anew, and so is what becomes of it on the site. */
export const useGalleryChanged = (): (() => void) => {
  const client = useQueryClient();
  const { lookAgain } = usePublication();
  return () => {
    void client.invalidateQueries({ queryKey: ['gallery'] });
    void lookAgain();
  };
};
