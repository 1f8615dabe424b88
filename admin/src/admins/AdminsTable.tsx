import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import type { List } from '../lists/use-list.ts';
import { readSession } from '../session/session.ts';
import { Avatar } from '../ui/Avatar.tsx';
import { Icon } from '../ui/Icon.tsx';
import { grouped } from '../ui/phone.ts';
import { useDeleteAdmin } from './use-delete-admin.tsx';
import '../lists/table.css';

/** One's own row says so, and cannot be deleted. */
export const AdminsTable = ({ list }: { list: List<'admins'> }) => {
  const { t } = useTranslation();
  const { search } = useLocation();
  const deleteAdmin = useDeleteAdmin(list.refetch);
  const own = readSession()?.admin.id;
  return (
    <table className={list.isStale ? 'table stale' : 'table'}>
      <thead>
        <tr>
          <th scope="col">{t('admins.name')}</th>
          <th scope="col" className="secondary">
            {t('admins.email')}
          </th>
          <th scope="col">{t('admins.shortPhone')}</th>
          <th scope="col">
            <span className="sr-only">{t('admins.acts')}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {list.items.map((admin, index) => (
          <tr key={admin.id}>
            <td>
              <div className="table-who">
                <Avatar name={admin.fullName} turn={index} picture={admin.image} />
                <span>
                  <b>
                    <bdi>{admin.fullName}</bdi> {admin.id === own && <span className="chip">{t('admins.you')}</span>}
                  </b>
                  <small>{admin.job}</small>
                </span>
              </div>
            </td>
            <td className="secondary" data-label={t('admins.shortEmail')}>
              <bdi className="table-email" dir="ltr">
                {admin.email}
              </bdi>
            </td>
            <td data-label={t('admins.shortPhone')}>
              <bdi className="table-number" dir="ltr">
                {grouped(admin.phoneNumber)}
              </bdi>
            </td>
            <td>
              <div className="table-acts">
                <Link
                  className="button quiet"
                  to={{ pathname: admin.id, search }}
                  aria-label={t('admins.editOf', { name: admin.fullName })}
                >
                  <Icon name="edit" />
                  {t('common.edit')}
                </Link>
                <button
                  type="button"
                  className="icon-button danger"
                  aria-label={t('admins.deleteOf', { name: admin.fullName })}
                  title={admin.id === own ? t('admins.rule') : undefined}
                  disabled={admin.id === own}
                  onClick={() => void deleteAdmin(admin)}
                >
                  <Icon name="trash" />
                </button>
              </div>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};
