import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import { may } from '../data/may.ts';
import { usePresence } from '../session/presence.ts';

const EVERY_MS = 60_000;

/** Counts the job requests of which nobody has said yet where they stand, again now and then while somebody is there. */
export const useNewJobRequests = (): number => {
  const provider = useDataProvider();
  const isPresent = usePresence();
  const { data = 0 } = useQuery({
    // The first word is that of all questions about job requests: what changes one of them is counted anew here.
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
