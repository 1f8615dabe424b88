import { closestCenter, DndContext, type DragEndEvent, KeyboardSensor, PointerSensor, useSensor, useSensors } from '@dnd-kit/core';
import { arrayMove, rectSortingStrategy, SortableContext } from '@dnd-kit/sortable';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useDragTexts } from './drag-texts.ts';
import { orderKeys } from './order-keys.ts';
import { SortableListContext } from './sortable-list.ts';

export { SortableItem } from './SortableItem.tsx';

interface Props {
  /** Ids of the items, in their order. */
  ids: readonly string[];
  /** The name of an item, for those who listen. */
  nameOf: (id: string) => string;
  /** The shown items are no order that can be changed, as in the answer to a search. */
  isDisabled?: boolean;
  /** An order is on its way to the server; until it agreed nothing more can be moved. */
  isSaving?: boolean;
  onOrder: (ids: string[]) => unknown;
  children: ReactNode;
}

/** A few pixels tell a drag from a press, which opens the handle's buttons. */
const DRAG_FROM_PX = 6;

/**
 * A list or grid that is ordered in three ways: by dragging a handle with mouse, pen or finger; with the handle focused: space, arrows, space;
 * by the buttons that a press of the handle opens, for those who cannot drag (WCAG 2.5.7). What is where is said aloud.
 */
export const Sortable = ({ ids, nameOf, isDisabled = false, isSaving = false, onOrder, children }: Props) => {
  const { t } = useTranslation();
  const { announcements, instructions } = useDragTexts(ids, nameOf);
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: DRAG_FROM_PX } }),
    useSensor(KeyboardSensor, { coordinateGetter: orderKeys }),
  );
  const isFixed = isDisabled || isSaving;
  const move = (id: string, to: number): void => {
    const from = ids.indexOf(id);
    if (!isFixed && from >= 0 && to >= 0 && from !== to) onOrder(arrayMove([...ids], from, to));
  };
  const onDragEnd = ({ active, over }: DragEndEvent) => over && move(String(active.id), ids.indexOf(String(over.id)));
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={{ announcements, screenReaderInstructions: { draggable: instructions } }}
      onDragEnd={onDragEnd}
    >
      <SortableContext items={[...ids]} strategy={rectSortingStrategy} disabled={isFixed}>
        <SortableListContext value={{ ids, isDisabled, isSaving, move }}>{children}</SortableListContext>
      </SortableContext>
      <p className={isSaving ? 'sortable-saving' : 'hidden'} role="status">
        {isSaving && t('lists.savingOrder')}
      </p>
    </DndContext>
  );
};
