import type { JobRequest } from '@sanabel/contract/entities/job-request';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CheckCell } from '../../kit/lists/selection/CheckCell.tsx';

/** Selects ids over the list's pages, or everything that the search finds. */
export const useSelection = (question: string, total: number) => {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const [isAll, setIsAll] = useState(false);
  const clear = () => {
    setIds(new Set());
    setIsAll(false);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: another search is another list.
  useEffect(clear, [question]);
  const replace = (next: Iterable<string>) => {
    setIsAll(false);
    setIds(new Set(next));
  };
  return {
    ids,
    isAll,
    count: isAll ? total : ids.size,
    has: (id: string): boolean => isAll || ids.has(id),
    toggle: (id: string, page: readonly string[]) => {
      const before = isAll ? new Set(page) : ids;
      replace(before.has(id) ? [...before].filter((other) => other !== id) : [...before, id]);
    },
    togglePage: (page: readonly string[]) => {
      const isWhole = isAll || page.every((id) => ids.has(id));
      replace(isWhole ? [...ids].filter((id) => !isAll && !page.includes(id)) : [...ids, ...page]);
    },
    chooseAll: () => setIsAll(true),
    replace,
    clear,
  };
};

export type Selection = ReturnType<typeof useSelection>;

interface Props {
  page: readonly string[];
  selection: Selection;
}

interface CellProps {
  className?: string;
  label: string;
  isOn: boolean;
  isPartly?: boolean;
  onToggle: () => void;
}

const Cell = ({ className = '', label, isOn, isPartly = false, onToggle }: CellProps) => (
  <CheckCell
    className={`w-15 pe-0 max-wide:absolute max-wide:top-2 max-wide:end-2 max-wide:w-11 max-wide:p-0 ${className}`}
    labelClass="wide:ms-0 wide:-me-3 max-wide:m-0"
    label={label}
    isOn={isOn}
    isPartly={isPartly}
    onChange={onToggle}
  />
);

/** Half checked while a part of the page is selected. */
export const SelectPage = ({ page, selection }: Props) => {
  const { t } = useTranslation();
  const isWhole = page.every(selection.has);
  return (
    <Cell
      className="py-0 border-0 bg-surface-2"
      label={t('jobRequests.selectPage')}
      isOn={isWhole}
      isPartly={!isWhole && page.some(selection.has)}
      onToggle={() => selection.togglePage(page)}
    />
  );
};

export const SelectRow = ({ request: { id, fullName }, page, selection }: Props & { request: JobRequest }) => {
  const { t } = useTranslation();
  return <Cell label={t('jobRequests.select', { name: fullName })} isOn={selection.has(id)} onToggle={() => selection.toggle(id, page)} />;
};
