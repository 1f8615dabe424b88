import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { arrayMove, rectSortingStrategy, SortableContext, sortableKeyboardCoordinates, useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../ui/Icon.tsx';
import { useDragTexts } from './drag-texts.ts';
import './lists.css';

interface Props {
  /** Ids of the items, in their order. */
  ids: readonly string[];
  /** The name of an item, for those who listen. */
  nameOf: (id: string) => string;
  isDisabled?: boolean;
  onOrder: (ids: string[]) => void;
  children: ReactNode;
}

/** A list that is ordered by dragging a handle, or with the handle focused: space, arrows, space. What is where is said aloud. */
export const Sortable = ({ ids, nameOf, isDisabled = false, onOrder, children }: Props) => {
  const { announcements, instructions } = useDragTexts(ids, nameOf);
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 6 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 180, tolerance: 6 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const onDragEnd = ({ active, over }: DragEndEvent) => {
    const from = ids.indexOf(String(active.id));
    const to = over ? ids.indexOf(String(over.id)) : -1;
    if (from >= 0 && to >= 0 && from !== to) onOrder(arrayMove([...ids], from, to));
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={{ announcements, screenReaderInstructions: { draggable: instructions } }}
      onDragEnd={onDragEnd}
    >
      <SortableContext items={[...ids]} strategy={rectSortingStrategy} disabled={isDisabled}>
        {children}
      </SortableContext>
    </DndContext>
  );
};

/** One item of a `Sortable`: what `children` draws, and the handle to place in it. */
export const SortableItem = ({
  id,
  name,
  className,
  children,
}: {
  id: string;
  name: string;
  className?: string;
  children: (handle: ReactNode) => ReactNode;
}) => {
  const { t } = useTranslation();
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, transform, transition, isDragging } = useSortable({ id });
  const handle = (
    <button
      ref={setActivatorNodeRef}
      type="button"
      className="icon-button drag-handle"
      {...attributes}
      {...listeners}
      aria-label={t('lists.move', { name })}
    >
      <Icon name="grip" />
    </button>
  );
  return (
    <li
      ref={setNodeRef}
      className={isDragging ? `${className ?? ''} dragged` : className}
      style={{ transform: CSS.Transform.toString(transform), transition }}
    >
      {children(handle)}
    </li>
  );
};
