import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import { may } from '../kit/data/may.ts';
import { usePresence } from '../kit/session/presence.ts';

const EVERY_MS = 60_000;

/** Polls the number of requests with status "new" while the admin is present. */
export const useNewJobRequests = (): number => {
  const provider = useDataProvider();
  const isPresent = usePresence();
  const { data = 0 } = useQuery({
    // Shares its first key with all job request queries, so that their changes refetch the count.
    queryKey: ['job-requests', 'new'],
    queryFn: async () => {
      const question = { pagination: { page: 1, perPage: 1 }, filter: { status: 'new' } };
      return (await provider.getList('job-requests', question)).total ?? 0;
    },
    refetchInterval: isPresent && EVERY_MS,
    enabled: may('GET /job-requests'),
  });
  return data;
};
