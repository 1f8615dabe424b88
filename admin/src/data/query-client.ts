import { QueryClient } from '@tanstack/react-query';
import { ApiError } from './api-error.ts';

const TRIES = 3;
const PAUSE_MS = 800;

/** What was read, for one session: nobody sees what another one read before. Reading is tried again when the server or the connection is in trouble, never when the answer is a clear no. Writing is not: the editor decides. */
export const openQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        retry: (failures, error) => failures < TRIES && error instanceof ApiError && error.isOutage,
        retryDelay: (failures) => PAUSE_MS * 2 ** failures,
        networkMode: 'always',
        refetchOnReconnect: 'always',
        staleTime: 0,
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
