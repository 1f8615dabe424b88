import { QueryClient } from '@tanstack/react-query';
import { ApiError } from './api-error.ts';

const TRIES = 3;
const PAUSE_MS = 800;

/** Retries reads on outages, never after a clear refusal. */
export const isWorthRetrying = (failures: number, error: Error): boolean => failures < TRIES && error instanceof ApiError && error.isOutage;

/** Creates a cache per session, so that no admin sees another one's data. Writes are never retried: the editor decides. */
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
