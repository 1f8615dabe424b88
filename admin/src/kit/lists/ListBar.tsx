import type { ReactNode } from 'react';
import { SearchBox } from './ListTools.tsx';

interface Props {
  /** Null where a list is short enough to be seen at a glance. */
  search: { value: string; label: string; onSearch: (text: string) => void } | null;
  children?: ReactNode;
}

/** One row over every list: search, then its menu. */
export const ListBar = ({ search, children }: Props) => (
  <div className="flex gap-2.5 items-center mb-4 max-tablet:mb-2.5">
    {search && <SearchBox {...search} />}
    {children}
  </div>
);
