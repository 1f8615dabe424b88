import type { ReactNode } from 'react';
import { CHECK, Drawing, WARNING } from './Drawing.tsx';

/** An error is announced at once, `news` when the screen reader is idle. */
export const Notice = ({ kind, children }: { kind: 'error' | 'news'; children: ReactNode }) => (
  <p
    className={`flex gap-3 m-0 py-3.5 px-4 rounded-[10px] text-small ${kind === 'error' ? 'error-text bg-danger-bg text-danger-ink' : 'bg-ok-bg'}`}
    role={kind === 'error' ? 'alert' : 'status'}
  >
    <Drawing className="mt-0.75" path={kind === 'error' ? WARNING : CHECK} />
    <span>{children}</span>
  </p>
);
