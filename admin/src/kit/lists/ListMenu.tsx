import { type MouseEvent, type ReactNode, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../i18n/format.ts';
import { Icon } from '../ui/Icon.tsx';
import { SavedFilters } from './saved/SavedFilters.tsx';
import './lists.css';

interface Props {
  /** Number of filters in force. */
  inForce?: number;
  /** Searches of this list can be saved. */
  isSaved?: boolean;
  /** What phones call it, where filters move into it. */
  phoneLabel?: string;
  children: ReactNode;
}

/** Menu of what is rarely needed in a list: filters, then acts, each in words. */
export const ListMenu = ({ inForce = 0, isSaved = true, phoneLabel, children }: Props) => {
  const { t } = useTranslation();
  const { number } = useFormats();
  const id = useId();
  const menu = useRef<HTMLDivElement>(null);
  /** Closes before the act: a dialog that it opens returns the focus to the menu's button, not into a hidden menu. */
  const closeBefore = ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest('.list-mode:not([aria-disabled="true"])')) menu.current?.hidePopover();
  };
  return (
    <div className="flex-none">
      <button type="button" className="button quiet max-tablet:px-3" popoverTarget={id}>
        {phoneLabel && (
          <span className="inline-flex gap-2 items-center laptop:hidden">
            <Icon name="filter" />
            {phoneLabel}
          </span>
        )}
        <span className={`inline-flex gap-2 items-center ${phoneLabel ? 'max-laptop:hidden' : ''}`}>
          <Icon className="stroke-[2.4]" name="more" />
          <span className={phoneLabel ? 'sr-only' : 'max-tablet:sr-only'}>{t('lists.tools')}</span>
        </span>
        {inForce > 0 && (
          <span className="min-w-6 px-1.5 rounded-[10px] text-note/[22px] bg-brand text-on-brand">
            <span className="sr-only">{t('lists.inForce')} </span>
            {number(inForce)}
          </span>
        )}
      </button>
      <div
        ref={menu}
        id={id}
        className="popover-menu list-menu gap-3 w-[min(380px,100vw-32px)] max-h-[min(640px,75svh)] p-4 overflow-y-auto"
        popover="auto"
        role="dialog"
        aria-label={t('lists.tools')}
        onClickCapture={closeBefore}
      >
        {children}
        {isSaved && <SavedFilters />}
      </div>
    </div>
  );
};
