import { createContext, useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../ui/IconButton.tsx';
import type { useKeyOrder } from './use-key-order.ts';

/** Item on its way to another position; it stays where it was until the server agrees. */
export interface Moving {
  id: string;
  to: number;
}

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

export const MoveArrows = ({ id, name }: { id: string; name: string }) => {
  const { t } = useTranslation();
  const { ids, moving, move } = useSortableList();
  const at = ids.indexOf(id);
  const steps = [
    { text: 'common.moveUp', icon: 'forward', to: at - 1, isAtEnd: at === 0 },
    { text: 'common.moveDown', icon: 'back', to: at + 1, isAtEnd: at === ids.length - 1 },
  ] as const;
  return steps.map(({ text, icon, to, isAtEnd }) => (
    <IconButton
      key={icon}
      className="aria-disabled:opacity-35 aria-disabled:cursor-not-allowed"
      icon={icon}
      label={`${t(text)}: ${name}`}
      aria-disabled={isAtEnd || moving !== null}
      onClick={() => !isAtEnd && move(id, to)}
    />
  ));
};
