import type { ReactNode } from 'react';
import './job-requests.css';

interface MenuProps {
  id: string;
  label: string;
  className?: string;
  children: ReactNode;
}

/** A native popover: the browser closes it and restores the focus. */
export const Menu = ({ id, label, className = '', children }: MenuProps) => (
  <fieldset
    id={id}
    className={`popover-menu job-menu p-1.5 [position-try-fallbacks:flip-block,flip-inline] ${className}`}
    popover="auto"
    aria-label={label}
  >
    {children}
  </fieldset>
);

interface ItemProps {
  menu: string;
  isChosen: boolean;
  onChoose: () => void;
  children: ReactNode;
}

export const MenuItem = ({ menu, isChosen, onChoose, children }: ItemProps) => (
  <button
    type="button"
    className="grid gap-3 grid-cols-[36px_auto] items-center justify-items-start min-h-11 px-3.5 rounded-[10px] text-start hover:bg-surface-2 aria-pressed:bg-tint aria-pressed:font-strong aria-pressed:text-on-tint [&>.icon]:justify-self-center"
    aria-pressed={isChosen}
    popoverTarget={menu}
    popoverTargetAction="hide"
    onClick={onChoose}
  >
    {children}
  </button>
);

interface ChipProps {
  className: string;
  isChosen: boolean;
  onChoose: () => void;
  children: ReactNode;
}

export const Chip = ({ className, isChosen, onChoose, children }: ChipProps) => (
  <button
    type="button"
    className={`job-chip inline-flex flex-none items-center min-h-11 border border-line-strong rounded-[22px] leading-[1.2] whitespace-nowrap bg-surface hover:bg-tint aria-pressed:border-brand aria-pressed:bg-brand aria-pressed:font-strong aria-pressed:text-on-brand ${className}`}
    aria-pressed={isChosen}
    onClick={onChoose}
  >
    {children}
  </button>
);

export const DetailsChips = ({ children }: { children: ReactNode }) => <div className="flex gap-1.5 flex-wrap min-w-0">{children}</div>;

export const DetailsChip = (props: Omit<ChipProps, 'className'>) => <Chip className="gap-1.75 px-3 text-small" {...props} />;
