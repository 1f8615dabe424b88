import { createContext, useContext } from 'react';

/** What an item knows of the list that it is ordered in. */
interface SortableList {
  ids: readonly string[];
  isDisabled: boolean;
  isSaving: boolean;
  move: (id: string, to: number) => void;
}

export const SortableListContext = createContext<SortableList | null>(null);

export const useSortableList = (): SortableList => {
  const list = useContext(SortableListContext);
  if (!list) throw new Error('A sortable item is inside a sortable list.');
  return list;
};
