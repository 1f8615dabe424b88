import { useRef, useState } from 'react';
import { useWindowEvent } from '../../ui/use-window-event.ts';

export interface Selection {
  /** Chosen items that are still in the list, in its order. */
  chosen: readonly string[];
  /** Number of chosen items, those on other pages included. */
  size: number;
  isAll: boolean;
  has: (id: string) => boolean;
  /** Toggles an item; with `isRange` chooses everything from the last pressed item to this one. */
  toggle: (id: string, isRange?: boolean) => void;
  toggleAll: () => void;
  /** Chooses exactly these, which may be on other pages. */
  replace: (ids: readonly string[]) => void;
  clear: () => void;
}

/** Toggles an item, or chooses the range from `anchor` to it in either direction. An anchor that is gone is ignored. */
export const withRange = (chosen: ReadonlySet<string>, ids: readonly string[], anchor: string | null, id: string): ReadonlySet<string> => {
  const next = new Set(chosen);
  const from = anchor === null ? -1 : ids.indexOf(anchor);
  const to = ids.indexOf(id);
  if (from >= 0 && to >= 0) for (const one of ids.slice(Math.min(from, to), Math.max(from, to) + 1)) next.add(one);
  else if (!next.delete(id)) next.add(id);
  return next;
};

export const useSelection = (ids: readonly string[]): Selection => {
  const [set, setSet] = useState<ReadonlySet<string>>(new Set());
  const anchor = useRef<string | null>(null);
  const chosen = ids.filter((id) => set.has(id));
  const clear = () => {
    anchor.current = null;
    setSet(new Set());
  };
  return {
    chosen,
    size: set.size,
    isAll: ids.length > 0 && chosen.length === ids.length,
    has: (id) => set.has(id),
    toggle: (id, isRange = false) => {
      const from = isRange ? anchor.current : null;
      setSet((before) => withRange(before, ids, from, id));
      anchor.current = id;
    },
    toggleAll: () => setSet(chosen.length === ids.length ? new Set() : new Set(ids)),
    replace: (chosenIds) => setSet(new Set(chosenIds)),
    clear,
  };
};

/** Ends a mode with Escape, unless a dialog above uses the key. */
export const useEscape = (isOn: boolean, end: () => void): void => {
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented || document.querySelector('dialog:modal')) return;
    event.preventDefault();
    end();
  };
  useWindowEvent('keydown', onKeyDown, { isOn });
};
