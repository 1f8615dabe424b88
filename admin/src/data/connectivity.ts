import { useSyncExternalStore } from 'react';

/** Knows whether the last call of the API was answered. Every call tells it; the shell shows it. */
let isAnswered = true;
const listeners = new Set<() => void>();

export const connectivity = {
  tell(answered: boolean): void {
    if (answered === isAnswered) return;
    isAnswered = answered;
    for (const listener of listeners) listener();
  },
  get: (): boolean => isAnswered,
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

export const useIsAnswered = (): boolean => useSyncExternalStore(connectivity.subscribe, connectivity.get);
