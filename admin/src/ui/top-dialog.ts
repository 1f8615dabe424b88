import { useSyncExternalStore } from 'react';

/** Where each open dialog has its messages, the latest one last. */
let places: readonly HTMLElement[] = [];
const listeners = new Set<() => void>();

const change = (next: readonly HTMLElement[]): void => {
  places = next;
  for (const listener of listeners) listener();
};

/** Notes that a dialog is open, and the place in it for messages; a function that takes that back. */
export const enterDialog = (place: HTMLElement): (() => void) => {
  change([...places, place]);
  return () => change(places.filter((other) => other !== place));
};

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** The place for messages in the dialog that lies over everything else: what is behind it can be neither seen nor reached. */
export const useTopDialog = (): HTMLElement | null => useSyncExternalStore(subscribe, () => places.at(-1) ?? null);
