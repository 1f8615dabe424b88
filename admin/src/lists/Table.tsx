import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ResourceName } from '../data/resources.ts';
import { useBanner } from '../feedback/failures.tsx';
import { Icon } from '../ui/Icon.tsx';
import type { List } from './use-list.ts';
import './table.css';

interface SortProps {
  field: string;
  text: string;
  sort: { field: string; order: 'ASC' | 'DESC' } | null;
  onSort: (field: string, order: 'ASC' | 'DESC') => void;
  className?: string;
}

/** A column's head that sorts by it, and the other way round when pressed again. */
const SortHeader = ({ field, text, sort, onSort, className }: SortProps) => {
  const { t } = useTranslation();
  const order = sort?.field === field ? sort.order : null;
  return (
    <th scope="col" className={className} {...(order ? { 'aria-sort': order === 'ASC' ? 'ascending' : 'descending' } : {})}>
      <button
        type="button"
        className="table-sort"
        title={t('lists.sortBy', { column: text })}
        onClick={() => onSort(field, order === 'ASC' ? 'DESC' : 'ASC')}
      >
        {text}
        <Icon name={order === 'DESC' ? 'down' : 'up'} size={14} />
      </button>
    </th>
  );
};

export interface Column<Row> {
  /** Its heading, and the label before its cells on a telephone. */
  label: string;
  /** The label of its cells on a telephone, where another is needed; null for none. */
  cellLabel?: string | null;
  /** Its heading is read out only. */
  isHeadHidden?: boolean;
  /** The field that a press on its heading sorts by. */
  sortBy?: string;
  className?: string;
  /** Its cells can be used in a row that is about to go, too. */
  staysInLeaving?: boolean;
  cell: (row: Row, index: number) => ReactNode;
}

interface Props<Row> {
  list: Pick<List<ResourceName>, 'isStale' | 'sort' | 'sortBy'> & { items: readonly Row[] };
  columns: readonly Column<Row>[];
  className?: string;
  /** Rows that are about to go: they are shown until they are gone, but nothing can be done with them outside of columns that say so. */
  isLeaving?: (row: Row) => boolean;
  /** A first cell of its own in the heading and in every row, such as a checkbox. */
  select?: { head: ReactNode; cell: (row: Row) => ReactNode; isSelected: (row: Row) => boolean };
}

/** A page of a list as a table; on a telephone each row becomes a card with the columns' names. */
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
