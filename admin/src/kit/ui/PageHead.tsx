import type { ReactNode } from 'react';
import { usePageTitle } from './tab-title.ts';

interface Props {
  id?: string;
  title: string;
  lead?: string;
  total?: string;
  className?: string;
  children?: ReactNode;
}

/** Title, number and act in one row, then one sentence. Sets the tab's title too. */
export const PageHead = ({ id, title, lead, total, className = 'mb-4 max-tablet:mb-2.5', children }: Props) => {
  usePageTitle(title);
  return (
    <div className={`page-head flex gap-x-4 max-tablet:gap-x-2 gap-y-1 flex-wrap items-center ${className}`}>
      <h1 id={id}>{title}</h1>
      {total && (
        <span className="text-ink-2" role="status">
          {total}
        </span>
      )}
      {children}
      {lead && <p className="basis-full text-ink-2">{lead}</p>}
    </div>
  );
};
