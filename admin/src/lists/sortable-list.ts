import { createContext, useContext } from 'react';
import type { useKeyOrder } from './use-key-order.ts';

/** An item on its way to another place: the server has not agreed yet, so it stands where it was. */
export interface Moving {
  id: string;
  to: number;
}

/** The list that an item is ordered in, as the item sees it. */
interface SortableList {
  ids: readonly string[];
  isDisabled: boolean;
  moving: Moving | null;
  keys: ReturnType<typeof useKeyOrder>;
  move: (id: string, to: number) => void;
}

export const SortableListContext = createContext<SortableList | null>(null);

export const useSortableList = (): SortableList => {
  const list = useContext(SortableListContext);
  if (!list) throw new Error('A sortable item is inside a sortable list.');
  return list;
};
