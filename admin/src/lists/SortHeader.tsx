import { useTranslation } from 'react-i18next';
import { Icon } from '../ui/Icon.tsx';
import './table.css';

interface Props {
  field: string;
  text: string;
  sort: { field: string; order: 'ASC' | 'DESC' } | null;
  onSort: (field: string, order: 'ASC' | 'DESC') => void;
  className?: string;
}

/** A column's head that sorts by it, and the other way round when pressed again. */
export const SortHeader = ({ field, text, sort, onSort, className }: Props) => {
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
