import type { ReactNode } from 'react';
import { usePageTitle } from './tab-title.ts';

interface Props {
  title: string;
  lead?: string;
  total?: string;
  className?: string;
  children?: ReactNode;
}

/** Sets the tab's title too. */
export const PageHead = ({ title, lead, total, className = 'items-end mb-6.5', children }: Props) => {
  usePageTitle(title);
  return (
    <div className={`page-head flex gap-x-4 gap-y-1 flex-wrap ${className}`}>
      <h1>{title}</h1>
      {total && <span className="pb-1 text-ink-2">{total}</span>}
      {children}
      {lead && <p className="basis-full text-ink-2">{lead}</p>}
    </div>
  );
};
