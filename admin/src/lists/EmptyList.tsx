import type { ReactNode } from 'react';
import { Mark } from '../ui/Mark.tsx';
import './lists.css';

/** A list with nothing in it: one sentence, and what can be done about it. */
export const EmptyList = ({ children, action }: { children: ReactNode; action?: ReactNode }) => (
  <div className="empty-list">
    <Mark />
    <p>{children}</p>
    {action}
  </div>
);
