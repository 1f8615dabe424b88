import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { type FocusEvent, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../ui/Icon.tsx';
import { MoveButtons } from './MoveButtons.tsx';
import { useSortableList } from './sortable-list.ts';
import './sortable.css';

/** A browser takes the focus from an element that changes its place in the page; this gives it back. */
const useKeptFocus = (place: number) => {
  const focused = useRef<HTMLElement | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of place is what takes the focus.
  useLayoutEffect(() => {
    if (document.activeElement === document.body) focused.current?.focus();
  }, [place]);
  return {
    onFocus: ({ target }: FocusEvent<HTMLElement>) => {
      focused.current = target;
    },
    onBlur: ({ relatedTarget }: FocusEvent<HTMLElement>) => {
      if (relatedTarget !== null) focused.current = null;
    },
  };
};

interface Props {
  id: string;
  name: string;
  className?: string;
  /** Draws the item around its handle; there is none where nothing can be ordered. */
  children: (handle: ReactNode) => ReactNode;
}

/** One item of a `Sortable`: what `children` draws, and the handle to place in it. */
export const SortableItem = ({ id, name, className = '', children }: Props) => {
  const { t } = useTranslation();
  const { ids, isDisabled, moving, keys } = useSortableList();
  const [isOpen, setIsOpen] = useState(false);
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, transform, transition, isDragging } = useSortable({
    id,
    attributes: { roleDescription: t('lists.draggable') },
  });
  const keptFocus = useKeptFocus(ids.indexOf(id));
  const isCarried = isDragging || keys.picked === id;
  const isMoving = moving?.id === id;
  const shift = keys.shiftOf(id);
  const handle = isDisabled ? null : (
    <>
      <button
        ref={setActivatorNodeRef}
        type="button"
        className="icon-button drag-handle cursor-grab touch-none disabled:cursor-not-allowed aria-disabled:cursor-progress"
        {...attributes}
        {...listeners}
        aria-pressed={isCarried || undefined}
        aria-disabled={moving !== null}
        aria-expanded={isOpen}
        aria-label={t('lists.move', { name })}
        onKeyDown={(event) => keys.onKeyDown(event, id)}
        onBlur={keys.onBlur}
        onClick={() => setIsOpen(!isOpen)}
      >
        <Icon name="grip" />
      </button>
      {isOpen && !isCarried && <MoveButtons id={id} name={name} onClose={() => setIsOpen(false)} />}
    </>
  );
  return (
    <li
      ref={setNodeRef}
      className={`sortable relative ${isCarried ? 'dragged z-2 opacity-90 shadow-(--shadow-float) ' : ''}${isMoving ? 'moving outline-2 outline-dashed outline-brand outline-offset-2 ' : ''}${className}`}
      style={shift ? { translate: `${shift.x}px ${shift.y}px` } : { transform: CSS.Translate.toString(transform), transition }}
      {...keptFocus}
    >
      {children(handle)}
      {isMoving && (
        <span className="absolute top-2 start-2 z-3 py-0.75 px-2.5 rounded-[8px] text-meta bg-brand text-on-brand" aria-hidden="true">
          {t('lists.movingTo', { place: moving.to + 1 })}
        </span>
      )}
    </li>
  );
};
