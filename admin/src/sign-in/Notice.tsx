import type { ReactNode } from 'react';
import { Icon } from '../ui/Icon.tsx';

/** A sentence above the form: a fault is read out at once, news when there is time. */
export const Notice = ({ kind, children }: { kind: 'fault' | 'news'; children: ReactNode }) => (
  <p className={`notice ${kind}`} role={kind === 'fault' ? 'alert' : 'status'}>
    <Icon name={kind === 'fault' ? 'warning' : 'check'} />
    <span>{children}</span>
  </p>
);
