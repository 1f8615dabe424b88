import { useSyncExternalStore } from 'react';

/** Message containers of the open dialogs, the topmost last. */
let places: readonly HTMLElement[] = [];
const listeners = new Set<() => void>();

const change = (next: readonly HTMLElement[]): void => {
  places = next;
  for (const listener of listeners) listener();
};

/** Registers an open dialog's message container; returns a function that removes it. */
export const enterDialog = (place: HTMLElement): (() => void) => {
  change([...places, place]);
  return () => change(places.filter((other) => other !== place));
};

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Returns the message container of the topmost dialog: anything behind it can be neither seen nor reached. */
export const useTopDialog = (): HTMLElement | null => useSyncExternalStore(subscribe, () => places.at(-1) ?? null);
