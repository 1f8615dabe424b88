import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../ui/Icon.tsx';
import { useSortableList } from './sortable-list.ts';

/** The steps of an item as buttons: to the start, forward, back, to the end. They stay open, so that several steps are several presses. */
export const MoveButtons = ({ id, name, onClose }: { id: string; name: string; onClose: () => void }) => {
  const { t } = useTranslation();
  const { ids, moving, move } = useSortableList();
  const group = useRef<HTMLFieldSetElement>(null);
  const at = ids.indexOf(id);
  const last = ids.length - 1;
  const close = useRef(onClose);
  close.current = onClose;
  useEffect(() => {
    group.current?.querySelector<HTMLButtonElement>('button:not([aria-disabled="true"])')?.focus();
    const onPress = ({ target }: PointerEvent) => {
      if (target instanceof Node && !group.current?.parentElement?.contains(target)) close.current();
    };
    document.addEventListener('pointerdown', onPress);
    return () => document.removeEventListener('pointerdown', onPress);
  }, []);
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
      className="absolute bottom-1.5 end-1.5 z-3 flex flex-wrap justify-center p-0.5 border border-line-strong rounded-[12px] bg-surface shadow-(--shadow-float)"
      onKeyDown={({ key }) => key === 'Escape' && closeHere()}
      onBlur={({ relatedTarget, currentTarget }) => relatedTarget && !currentTarget.contains(relatedTarget) && onClose()}
    >
      <legend className="sr-only">{t('lists.move', { name })}</legend>
      {steps.map(({ text, icon, to, isAtEnd }) => (
        <button
          key={icon}
          type="button"
          className="icon-button aria-disabled:opacity-35 aria-disabled:cursor-not-allowed"
          aria-label={text}
          title={text}
          aria-disabled={isAtEnd || moving !== null}
          onClick={() => !isAtEnd && move(id, to)}
        >
          <Icon name={icon} />
        </button>
      ))}
      <button type="button" className="icon-button" aria-label={t('common.close')} onClick={closeHere}>
        <Icon name="close" size={16} />
      </button>
    </fieldset>
  );
};
