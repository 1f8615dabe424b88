import { type MouseEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../ui/Icon.tsx';
import { useEscape, useSelection } from './use-selection.ts';

type Mode = 'plain' | 'select' | 'order';

/** Allows one mode at a time; Escape ends it. */
export const useListMode = (ids: readonly string[]) => {
  const [mode, setMode] = useState<Mode>('plain');
  const selection = useSelection(ids);
  const end = () => {
    setMode('plain');
    selection.clear();
  };
  useEscape(mode !== 'plain', end);
  return { mode, selection, begin: setMode, end };
};

export type ListMode = ReturnType<typeof useListMode>;

interface Props {
  list: ListMode;
  count: number;
  /** Number of items on all pages. */
  total: number;
  /** A search or filter shows a part of the list, which cannot be ordered. */
  isFiltered: boolean;
  isDisabled?: boolean;
  /** Items can be ordered at any time, without a mode. */
  isOrderedHere?: boolean;
}

/** Acts of the list's menu; in a mode, the button that replaces them. */
export const ListModes = ({
  list: { mode, selection, begin, end },
  count,
  total,
  isFiltered,
  isDisabled = false,
  isOrderedHere = false,
}: Props) => {
  const { t } = useTranslation();
  const why = useId();
  /** The list's menu comes back where this button was. */
  const finish = ({ currentTarget: { parentElement: row } }: MouseEvent) => {
    end();
    requestAnimationFrame(() => row?.querySelector<HTMLElement>('[popovertarget]')?.focus());
  };
  if (mode === 'order')
    return (
      <button type="button" className="button min-h-11" onClick={finish}>
        {t('lists.orderDone')}
      </button>
    );
  if (mode === 'select')
    return (
      <button type="button" className="button quiet list-mode" onClick={selection.toggleAll}>
        <Icon name="check" size={18} />
        {selection.isAll ? t('lists.selectNone') : total > count ? t('lists.selectShown', { count }) : t('lists.selectAll')}
      </button>
    );
  if (count === 0) return null;
  return (
    <>
      <button type="button" className="button quiet list-mode" disabled={isDisabled} onClick={() => begin('select')}>
        <Icon name="check" size={18} />
        {t('lists.selectMany')}
      </button>
      {count > 1 && !isOrderedHere && (
        <button
          type="button"
          className="button quiet list-mode"
          disabled={isDisabled}
          aria-disabled={isFiltered}
          aria-describedby={isFiltered ? why : undefined}
          onClick={() => !isFiltered && begin('order')}
        >
          <Icon name="grip" size={18} />
          {t('lists.order')}
        </button>
      )}
      {isFiltered && count > 1 && !isOrderedHere && <OrderNeedsAll id={why} />}
    </>
  );
};

export const OrderNeedsAll = ({ id }: { id?: string }) => {
  const { t } = useTranslation();
  return (
    <p id={id} className="text-note text-ink-2 max-laptop:basis-full">
      {t('lists.orderNeedsAll')}
    </p>
  );
};
