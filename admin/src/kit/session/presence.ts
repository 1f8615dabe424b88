import { useSyncExternalStore } from 'react';

/** Idle time after which an admin counts as absent. It is well under the server's limit for idle sessions. */
const ABSENT_AFTER_MS = 10 * 60_000;

let isPresent = true;
let timer = 0;
const listeners = new Set<() => void>();

const tell = (next: boolean): void => {
  if (next === isPresent) return;
  isPresent = next;
  for (const listener of listeners) listener();
};

const onSign = (): void => {
  clearTimeout(timer);
  timer = window.setTimeout(() => tell(false), ABSENT_AFTER_MS);
  tell(true);
};

const subscribe = (listener: () => void): (() => void) => {
  if (listeners.size === 0) {
    for (const name of ['pointerdown', 'pointermove', 'keydown', 'focus'] as const)
      window.addEventListener(name, onSign, { passive: true });
    onSign();
  }
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Gates polling: an open tab alone must not keep a session alive. */
export const usePresence = (): boolean => useSyncExternalStore(subscribe, () => isPresent);
