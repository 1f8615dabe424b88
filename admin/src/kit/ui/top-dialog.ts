import { createStore } from '../data/store.ts';

/** Message containers of the open dialogs, the topmost last. */
const containers = createStore<readonly HTMLElement[]>([]);

/** Registers an open dialog's message container; returns a function that removes it. */
export const enterDialog = (container: HTMLElement): (() => void) => {
  containers.set([...containers.get(), container]);
  return () => containers.set(containers.get().filter((other) => other !== container));
};

/** Returns the message container of the topmost dialog: anything behind it can be neither seen nor reached. */
export const useTopDialog = (): HTMLElement | null => containers.useValue().at(-1) ?? null;
