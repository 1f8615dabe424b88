import type { ReactNode } from 'react';
import { Icon, type IconName } from '../ui/Icon.tsx';

interface Props {
  icon: IconName;
  isBad?: boolean;
  className?: string;
  children: ReactNode;
}

export const Result = ({ icon, isBad = false, className = '', children }: Props) => (
  <span
    className={`inline-flex gap-1.75 items-center align-middle text-note font-strong whitespace-nowrap ${isBad ? 'text-danger-ink' : 'text-on-tint'} ${className}`}
  >
    <Icon name={icon} size={17} />
    {children}
  </span>
);
