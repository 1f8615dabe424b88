import { useEffect } from 'react';
import { createStore } from '../data/store.ts';

const SHOWN_MS = 4_000;

const highlighted = createStore<readonly string[]>([]);
let timer: ReturnType<typeof setTimeout> | undefined;

/** Highlights items that this editor just added or restored; the list with the first one scrolls to it. */
export const highlightAdded = (...added: readonly string[]): void => {
  clearTimeout(timer);
  highlighted.set(added);
};

/** Tells if an item is highlighted, which lasts `SHOWN_MS` after scrolling. */
export const useJustAdded = (id: string, item: { current: HTMLElement | null }): boolean => {
  const isNew = highlighted.useValue().includes(id);
  useEffect(() => {
    if (!isNew) return;
    if (highlighted.get()[0] === id) {
      item.current?.scrollIntoView({ block: 'center' });
      // Focus the item for keyboard users, unless something else has the focus, such as the next input.
      if (document.activeElement === document.body)
        item.current?.querySelector<HTMLElement>('a[href], button')?.focus({ preventScroll: true });
    }
    clearTimeout(timer);
    timer = setTimeout(() => highlighted.set([]), SHOWN_MS);
  }, [isNew, id, item]);
  return isNew;
};
