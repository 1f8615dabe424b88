import type { ReactNode } from 'react';
import { Mark } from '../ui/Mark.tsx';

/** A list with nothing in it: one sentence, and what can be done about it. */
export const EmptyList = ({ children, action }: { children: ReactNode; action?: ReactNode }) => (
  <div className="empty-list grid gap-3 justify-items-center pt-11 pb-12 px-5 card text-center">
    <Mark className="w-11 h-16.5" />
    <p className="max-w-[34em] text-ink-2">{children}</p>
    {action}
  </div>
);
