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

/** Marks items that came into their list by an act of this editor; the list that shows the first of them scrolls to it. */
export const welcome = (...newcomers: readonly string[]): void => {
  clearTimeout(timer);
  set(new Set(newcomers));
};

/** Whether this item has just come. Once the list has scrolled to it, it stays marked for four seconds. */
export const useNewcomer = (id: string, item: { current: HTMLElement | null }): boolean => {
  const isNew = useSyncExternalStore(subscribe, () => ids.has(id));
  useEffect(() => {
    if (!isNew) return;
    const [first] = ids;
    if (first === id) {
      item.current?.scrollIntoView({ block: 'center' });
      // Who works by keys goes on at the item; what has the focus already, such as the next input, keeps it.
      if (document.activeElement === document.body)
        item.current?.querySelector<HTMLElement>('a[href], button')?.focus({ preventScroll: true });
    }
    clearTimeout(timer);
    timer = setTimeout(() => set(new Set()), SHOWN_MS);
  }, [isNew, id, item]);
  return isNew;
};
