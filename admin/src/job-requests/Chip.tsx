import type { ReactNode } from 'react';
import './job-requests.css';

interface Props {
  className: string;
  isChosen: boolean;
  onChoose: () => void;
  children: ReactNode;
}

export const Chip = ({ className, isChosen, onChoose, children }: Props) => (
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

export const DetailsChip = (props: Omit<Props, 'className'>) => <Chip className="gap-1.75 px-3 text-small" {...props} />;
