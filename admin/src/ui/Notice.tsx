import type { ReactNode } from 'react';
import { CHECK, Drawing, WARNING } from './Drawing.tsx';

/** `fault` is announced at once, `news` when the screen reader is idle. */
export const Notice = ({ kind, children }: { kind: 'fault' | 'news'; children: ReactNode }) => (
  <p
    className={`flex gap-3 m-0 py-3.5 px-4 rounded-[10px] text-small/[1.6] ${kind === 'fault' ? 'fault bg-danger-bg text-danger-ink' : 'bg-ok-bg'}`}
    role={kind === 'fault' ? 'alert' : 'status'}
  >
    <Drawing className="mt-0.75" path={kind === 'fault' ? WARNING : CHECK} />
    <span>{children}</span>
  </p>
);
