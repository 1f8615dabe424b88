import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ResourceName } from '../data/resources.ts';
import { useBanner } from '../feedback/failures.tsx';
import { Icon } from '../ui/Icon.tsx';
import type { List } from './use-list.ts';
import './lists.css';

interface SortProps {
  field: string;
  text: string;
  sort: { field: string; order: 'ASC' | 'DESC' } | null;
  onSort: (field: string, order: 'ASC' | 'DESC') => void;
  className?: string;
}

/** Sorts by the column; a second press reverses the order. */
const SortHeader = ({ field, text, sort, onSort, className }: SortProps) => {
  const { t } = useTranslation();
  const order = sort?.field === field ? sort.order : null;
  return (
    <th scope="col" className={className} {...(order ? { 'aria-sort': order === 'ASC' ? 'ascending' : 'descending' } : {})}>
      <button
        type="button"
        className="group inline-flex gap-1.5 items-center min-h-11 hover:text-ink"
        title={t('lists.sortBy', { column: text })}
        onClick={() => onSort(field, order === 'ASC' ? 'DESC' : 'ASC')}
      >
        {text}
        <Icon
          className={order ? '' : 'opacity-0 group-hover:opacity-50 group-focus-visible:opacity-50'}
          name={order === 'DESC' ? 'down' : 'up'}
          size={14}
        />
      </button>
    </th>
  );
};

export interface Column<Row> {
  label: string;
  /** Replaces the label before its cells on a phone; null for none. */
  cellLabel?: string | null;
  /** Hides the heading visually. */
  isHeadHidden?: boolean;
  sortBy?: string;
  className?: string;
  /** Keeps the cells usable in a row that is about to go. */
  staysInLeaving?: boolean;
  cell: (row: Row, index: number) => ReactNode;
}

interface Props<Row> {
  list: Pick<List<ResourceName>, 'isStale' | 'sort' | 'sortBy'> & { items: readonly Row[] };
  columns: readonly Column<Row>[];
  className?: string;
  /** Rows that are about to go: shown until then, but disabled except in columns with `staysInLeaving`. */
  isLeaving?: (row: Row) => boolean;
  /** First cell of the heading and of every row, such as a checkbox. */
  select?: { head: ReactNode; cell: (row: Row) => ReactNode; isSelected: (row: Row) => boolean };
}

/** Shows each row as a card with the columns' names on a phone. */
export const Table = <Row extends { id: string }>({ list, columns, className, isLeaving, select }: Props<Row>) => {
  const { failure } = useBanner();
  return (
    <table className={['table', className, list.isStale ? 'stale' : ''].filter(Boolean).join(' ')}>
      <thead>
        <tr>
          {select?.head}
          {columns.map(({ label, sortBy, isHeadHidden, className: columnClass }) =>
            sortBy ? (
              <SortHeader
                key={label}
                field={sortBy}
                text={label}
                sort={list.sort}
                onSort={list.sortBy}
                {...(columnClass ? { className: columnClass } : {})}
              />
            ) : (
              <th key={label} scope="col" className={columnClass}>
                {isHeadHidden ? <span className="sr-only">{label}</span> : label}
              </th>
            ),
          )}
        </tr>
      </thead>
      <tbody>
        {list.items.map((row, index) => (
          <tr
            key={row.id}
            data-leaving={isLeaving?.(row) || undefined}
            className={
              [select?.isSelected(row) && 'selected', failure?.itemId === row.id && 'failed-item'].filter(Boolean).join(' ') || undefined
            }
          >
            {select?.cell(row)}
            {columns.map(({ label, cellLabel = label, className: columnClass, staysInLeaving = false, cell }) => (
              <td
                key={label}
                className={columnClass}
                data-label={cellLabel ?? undefined}
                inert={(isLeaving?.(row) ?? false) && !staysInLeaving}
              >
                {cell(row, index)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
};
