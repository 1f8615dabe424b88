import { type Tour, tour } from '@sanabel/contract/account';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { call, reading } from '../data/call.ts';

const KEY = ['tour'];

/** Stores the tour's state with the account, so that closing it counts on every device. */
export const useTour = () => {
  const client = useQueryClient();
  const { data } = useQuery({
    queryKey: KEY,
    queryFn: reading('/account/tour', tour),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const set = async (isClosed: boolean): Promise<void> => {
    // Optimistic: a failed save only shows the tour again later.
    client.setQueryData<Tour>(KEY, { isClosed });
    await call('/account/tour', { method: 'POST', body: { isClosed } }).catch(() => {});
  };
  return { isOpen: data?.isClosed === false, close: () => set(true), restart: () => set(false) };
};
