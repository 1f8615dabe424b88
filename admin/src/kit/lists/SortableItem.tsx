import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { foldDigits } from '@sanabel/contract/fold';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../i18n/format.ts';
import { Icon } from '../ui/Icon.tsx';
import { IconButton } from '../ui/IconButton.tsx';
import { useWindowEvent } from '../ui/use-window-event.ts';
import { ListItem } from './ListItem.tsx';
import { useSortableList } from './sortable-list.tsx';

/** Stays open, so that several steps are several presses. */
const MoveButtons = ({ id, name, onClose }: { id: string; name: string; onClose: () => void }) => {
  const { t } = useTranslation();
  const formats = useFormats();
  const { ids, moving, move } = useSortableList();
  const group = useRef<HTMLFieldSetElement>(null);
  const at = ids.indexOf(id);
  const last = ids.length - 1;
  const field = useId();
  const [position, setPosition] = useState('');
  /** Moves from position 20 to 1 without nineteen presses. */
  const onPositionKey = (event: KeyboardEvent) => {
    const asked = Number(foldDigits(position).trim());
    if (event.key !== 'Enter' || !Number.isInteger(asked) || asked < 1 || moving !== null) return;
    event.preventDefault();
    move(id, Math.min(asked - 1, last));
    setPosition('');
  };
  useEffect(() => group.current?.querySelector<HTMLButtonElement>('button:not([aria-disabled="true"])')?.focus(), []);
  useWindowEvent('pointerdown', ({ target }) => {
    if (target instanceof Node && !group.current?.parentElement?.contains(target)) onClose();
  });
  const closeHere = () => {
    group.current?.closest('.sortable')?.querySelector<HTMLElement>('.drag-handle')?.focus();
    onClose();
  };
  const steps = [
    { text: t('lists.toStart'), icon: 'toStart', to: 0, isAtEnd: at === 0 },
    { text: t('common.moveUp'), icon: 'up', to: at - 1, isAtEnd: at === 0 },
    { text: t('common.moveDown'), icon: 'down', to: at + 1, isAtEnd: at === last },
    { text: t('lists.toEnd'), icon: 'toEnd', to: last, isAtEnd: at === last },
  ] as const;
  return (
    <fieldset
      ref={group}
      className="absolute bottom-1.5 end-1.5 z-3 flex flex-wrap items-center justify-center p-0.5 border border-line-strong rounded-[12px] bg-surface shadow-(--shadow-float)"
      onKeyDown={({ key }) => key === 'Escape' && closeHere()}
      onBlur={({ relatedTarget, currentTarget }) => relatedTarget && !currentTarget.contains(relatedTarget) && onClose()}
    >
      <legend className="sr-only">{t('lists.move', { name })}</legend>
      {steps.map(({ text, icon, to, isAtEnd }) => (
        <IconButton
          key={icon}
          className="aria-disabled:opacity-35 aria-disabled:cursor-not-allowed"
          icon={icon}
          label={text}
          title={text}
          aria-disabled={isAtEnd || moving !== null}
          onClick={() => !isAtEnd && move(id, to)}
        />
      ))}
      <label className="ps-2 text-note" htmlFor={field}>
        {t('lists.place')}
      </label>
      <input
        id={field}
        className="w-16 min-h-11 mx-1.5 px-2 border border-line-strong rounded-[10px] text-center bg-surface"
        inputMode="numeric"
        autoComplete="off"
        enterKeyHint="done"
        placeholder={formats.number(at + 1)}
        value={position}
        onChange={({ currentTarget }) => setPosition(currentTarget.value)}
        onKeyDown={onPositionKey}
      />
      <IconButton icon="close" size={16} label={t('common.close')} onClick={closeHere} />
    </fieldset>
  );
};

interface Props {
  id: string;
  name: string;
  className?: string;
  /** Draws the item; `handle` is null where nothing can be ordered. */
  children: (handle: ReactNode) => ReactNode;
}

export const SortableItem = ({ id, name, className = '', children }: Props) => {
  const { t } = useTranslation();
  const { ids, isDisabled, moving, keys } = useSortableList();
  const [isOpen, setIsOpen] = useState(false);
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, transform, transition, isDragging } = useSortable({
    id,
    attributes: { roleDescription: t('lists.draggable') },
  });
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
        <Icon className="stroke-[2.4]" name="grip" />
      </button>
      {isOpen && !isCarried && <MoveButtons id={id} name={name} onClose={() => setIsOpen(false)} />}
    </>
  );
  return (
    <ListItem
      ref={setNodeRef}
      id={id}
      index={ids.indexOf(id)}
      className={`${isCarried ? 'dragged z-2 opacity-90 shadow-(--shadow-float) ' : ''}${isMoving ? 'moving outline-2 outline-dashed outline-brand outline-offset-2 ' : ''}${className}`}
      style={shift ? { translate: `${shift.x}px ${shift.y}px` } : { transform: CSS.Translate.toString(transform), transition }}
    >
      {children(handle)}
      {isMoving && (
        <span className="absolute top-2 start-2 z-3 py-0.75 px-2.5 rounded-[8px] text-note bg-brand text-on-brand" aria-hidden="true">
          {t('lists.movingTo', { place: moving.to + 1 })}
        </span>
      )}
    </ListItem>
  );
};
