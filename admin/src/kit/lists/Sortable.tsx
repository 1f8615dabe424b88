import { closestCenter, DndContext, type DragEndEvent, PointerSensor, useSensor, useSensors } from '@dnd-kit/core';
import { arrayMove, rectSortingStrategy, SortableContext } from '@dnd-kit/sortable';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { type Moving, SortableListContext } from './sortable-list.tsx';
import { useKeyOrder } from './use-key-order.ts';

export { SortableItem } from './SortableItem.tsx';

interface Props {
  ids: readonly string[];
  /** Name of an item, for screen readers. */
  nameOf: (id: string) => string;
  /** A partial list, such as a search result, cannot be ordered. */
  isDisabled?: boolean;
  /** Move that the server has not confirmed yet; the list stays unchanged until then. */
  moving: Moving | null;
  onOrder: (ids: string[], moved: Moving) => unknown;
  children: ReactNode;
}

/** Tells a drag from a press, which opens the handle's buttons. */
const DRAG_FROM_PX = 6;
const quiet = () => undefined;
/** Silences dnd-kit's announcements: `useKeyOrder` makes its own, and drags are visible. */
const SILENT = { onDragStart: quiet, onDragOver: quiet, onDragEnd: quiet, onDragCancel: quiet };

/** Orders by dragging handles, by keys on a handle, and by buttons for those who cannot drag (WCAG 2.5.7). Moves are announced. */
export const Sortable = ({ ids, nameOf, isDisabled = false, moving, onOrder, children }: Props) => {
  const { t } = useTranslation();
  const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: DRAG_FROM_PX } }));
  const isFixed = isDisabled || moving !== null;
  const move = (id: string, to: number): void => {
    const from = ids.indexOf(id);
    if (!isFixed && from >= 0 && to >= 0 && from !== to) onOrder(arrayMove([...ids], from, to), { id, to });
  };
  const keys = useKeyOrder({ ids, nameOf, isFixed, move });
  const onDragEnd = ({ active, over }: DragEndEvent) => over && move(String(active.id), ids.indexOf(String(over.id)));
  const isMovingHere = moving !== null && ids.includes(moving.id);
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={{ announcements: SILENT, screenReaderInstructions: { draggable: t('lists.dragHelp') } }}
      onDragEnd={onDragEnd}
    >
      <SortableContext items={[...ids]} strategy={rectSortingStrategy} disabled={isFixed}>
        <SortableListContext value={{ ids, isDisabled, moving, keys, move }}>{children}</SortableListContext>
      </SortableContext>
      <p className="sr-only" aria-live="assertive">
        {keys.message}
      </p>
      <p
        className={
          isMovingHere
            ? 'fixed bottom-4 inset-x-4 z-6 mx-auto w-fit py-2 px-4.5 rounded-[8px] bg-green-950 text-white shadow-(--shadow-float) animate-[late_0s_400ms_backwards]'
            : 'sr-only'
        }
        role="status"
      >
        {isMovingHere && t('lists.savingOrder', { name: nameOf(moving.id), place: moving.to + 1, of: ids.length })}
      </p>
    </DndContext>
  );
};
