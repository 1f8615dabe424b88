import { type Tour, tour } from '@sanabel/contract/account';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../data/call.ts';

const KEY = ['tour'];

/** Whether the tour of the first day stands open for this account, on whatever device; closing it closes it for ever. */
export const useTour = () => {
  const client = useQueryClient();
  const { data } = useQuery({
    queryKey: KEY,
    queryFn: async ({ signal }): Promise<Tour> => tour.parse((await call('/account/tour', { signal })).json),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const set = async (isClosed: boolean): Promise<void> => {
    // Shown at once: whether the server has noted it changes nothing for the reader today.
    client.setQueryData<Tour>(KEY, { isClosed });
    await call('/account/tour', { method: 'POST', body: { isClosed } }).catch(() => {});
  };
  return { isOpen: data?.isClosed === false, close: () => set(true), restart: () => set(false) };
};
