import type { ReactNode } from 'react';
import { Icon, type IconName } from '../ui/Icon.tsx';

/** Looks of a history table, for releases and backups. */
export const HISTORY =
  '[&_td_b]:font-semibold [&_td_small]:block [&_td_small]:text-note [&_td_small]:text-ink-2 wide:[&_:is(th,td)]:px-3.5';

/** Breaks a single long word. */
export const CELL = 'inline-block wide:min-w-[14ch] wrap-anywhere';

export const GO_BACK = 'text-end max-wide:empty:hidden';
export const GO_BACK_BUTTON = 'text-note whitespace-nowrap';

interface Props {
  icon: IconName;
  isBad?: boolean;
  isWrapping?: boolean;
  className?: string;
  children: ReactNode;
}

export const Result = ({ icon, isBad = false, isWrapping = false, className = '', children }: Props) => (
  <span
    className={`inline-flex gap-1.75 items-center align-middle text-note font-strong ${isWrapping ? '' : 'whitespace-nowrap'} ${isBad ? 'text-danger-ink' : 'text-on-tint'} ${className}`}
  >
    <Icon name={icon} size={17} />
    {children}
  </span>
);
