import { useEffect, useSyncExternalStore } from 'react';

const SHOWN_MS = 4_000;

let ids: ReadonlySet<string> = new Set();
let timer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();
const set = (next: ReadonlySet<string>): void => {
  ids = next;
  for (const listener of listeners) listener();
};
const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Highlights items that this editor just added or restored; the list with the first one scrolls to it. */
export const highlightAdded = (...added: readonly string[]): void => {
  clearTimeout(timer);
  set(new Set(added));
};

/** Tells if an item is highlighted, which lasts `SHOWN_MS` after scrolling. */
export const useJustAdded = (id: string, item: { current: HTMLElement | null }): boolean => {
  const isNew = useSyncExternalStore(subscribe, () => ids.has(id));
  useEffect(() => {
    if (!isNew) return;
    const [first] = ids;
    if (first === id) {
      item.current?.scrollIntoView({ block: 'center' });
      // Focus the item for keyboard users, unless something else has the focus, such as the next input.
      if (document.activeElement === document.body)
        item.current?.querySelector<HTMLElement>('a[href], button')?.focus({ preventScroll: true });
    }
    clearTimeout(timer);
    timer = setTimeout(() => set(new Set()), SHOWN_MS);
  }, [isNew, id, item]);
  return isNew;
};
