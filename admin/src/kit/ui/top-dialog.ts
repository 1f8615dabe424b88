import { useSyncExternalStore } from 'react';

/** Message containers of the open dialogs, the topmost last. */
let containers: readonly HTMLElement[] = [];
const listeners = new Set<() => void>();

const change = (next: readonly HTMLElement[]): void => {
  containers = next;
  for (const listener of listeners) listener();
};

/** Registers an open dialog's message container; returns a function that removes it. */
export const enterDialog = (container: HTMLElement): (() => void) => {
  change([...containers, container]);
  return () => change(containers.filter((other) => other !== container));
};

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Returns the message container of the topmost dialog: anything behind it can be neither seen nor reached. */
export const useTopDialog = (): HTMLElement | null => useSyncExternalStore(subscribe, () => containers.at(-1) ?? null);
