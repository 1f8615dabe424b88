import { QueryClient } from '@tanstack/react-query';
import { ApiError } from './api-error.ts';

const TRIES = 3;
const PAUSE_MS = 800;

/** Reading is tried again while the server or the connection is in trouble, never when the answer is a clear no. */
export const isWorthRetrying = (failures: number, error: Error): boolean => failures < TRIES && error instanceof ApiError && error.isOutage;

/** A cache for one session, so that no admin sees what another one read before. Writing is never tried again: the editor decides. */
export const openQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        retry: isWorthRetrying,
        retryDelay: (failures) => PAUSE_MS * 2 ** failures,
        networkMode: 'always',
        refetchOnReconnect: 'always',
        staleTime: 0,
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
