import { useTranslation } from 'react-i18next';
import { useFormats } from '../i18n/format.ts';
import type { List } from '../lists/use-list.ts';
import { Icon } from '../ui/Icon.tsx';
import { daysLeft } from './days-left.ts';
import { useTitle } from './use-title.ts';
import { useTrashActs } from './use-trash-acts.tsx';
import '../lists/table.css';
import './trash.css';

/** From so many days on, what is left is written as a warning. */
const FEW_DAYS = 3;

export const TrashTable = ({ list }: { list: List<'trash'> }) => {
  const { t } = useTranslation();
  const formats = useFormats();
  const titleOf = useTitle();
  const { restore, purge } = useTrashActs();
  return (
    <table className={list.isStale ? 'table stale' : 'table'}>
      <thead>
        <tr>
          <th scope="col">{t('trash.item')}</th>
          <th scope="col" className="secondary">
            {t('trash.deletedBy')}
          </th>
          <th scope="col">{t('trash.deletedAt')}</th>
          <th scope="col">{t('trash.left')}</th>
          <th scope="col">
            <span className="sr-only">{t('trash.acts')}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {list.items.map((entry) => {
          const name = titleOf(entry);
          const days = daysLeft(entry.deletedAt);
          return (
            <tr key={entry.id}>
              <td className="trash-item">
                <b>
                  <bdi>{name}</bdi>
                </b>{' '}
                <span className="chip">{t(`trash.kinds.${entry.kind}`)}</span>
              </td>
              <td className="secondary" data-label={t('trash.deletedBy')}>
                <bdi>{entry.deletedBy}</bdi>
              </td>
              <td data-label={t('trash.deletedAt')}>
                <time dateTime={entry.deletedAt} title={formats.dateTime(entry.deletedAt)}>
                  {formats.ago(entry.deletedAt)}
                </time>
              </td>
              <td data-label={t('trash.left')}>
                <span className={days <= FEW_DAYS ? 'trash-soon' : undefined}>{t('trash.days', { count: days })}</span>
              </td>
              <td>
                <div className="table-acts">
                  <button
                    type="button"
                    className="button quiet"
                    aria-label={t('trash.restoreOf', { name })}
                    onClick={() => void restore(entry)}
                  >
                    <Icon name="history" />
                    {t('trash.restore')}
                  </button>
                  <button
                    type="button"
                    className="icon-button danger"
                    aria-label={t('trash.purgeOf', { name })}
                    onClick={() => void purge(entry)}
                  >
                    <Icon name="trash" />
                  </button>
                </div>
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
};
