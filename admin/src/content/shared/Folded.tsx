import type { ReactNode } from 'react';

interface Props {
  title: string;
  hint: string;
  isOpen: boolean;
  onToggle: (isOpen: boolean) => void;
  children: ReactNode;
}

/** Folds a rarely needed part of a form; its content renders when opened. */
export const Folded = ({ title, hint, isOpen, onToggle, children }: Props) => (
  <details className="col-span-full pt-3 border-t border-line" open={isOpen} onToggle={({ currentTarget }) => onToggle(currentTarget.open)}>
    <summary className="min-h-11 py-2.5 font-semibold cursor-pointer">
      {title} <small className="font-normal text-ink-2">{hint}</small>
    </summary>
    {isOpen && children}
  </details>
);
