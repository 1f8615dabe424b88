import { useTranslation } from 'react-i18next';
import { Link, Outlet, useLocation } from 'react-router-dom';
import { EmptyList } from '../lists/EmptyList.tsx';
import { Pager } from '../lists/Pager.tsx';
import { SearchBox } from '../lists/SearchBox.tsx';
import { useList } from '../lists/use-list.ts';
import { Icon } from '../ui/Icon.tsx';
import { PageHead } from '../ui/PageHead.tsx';
import { AdminsTable } from './AdminsTable.tsx';
import './admins.css';

const PER_PAGE = 25;

/** All admins, with the ways to add, edit and delete one; the form opens over it at its own address. */
export const Component = () => {
  const { t } = useTranslation();
  const { search } = useLocation();
  const list = useList('admins', { perPage: PER_PAGE });
  return (
    <>
      <PageHead
        title={t('admins.title')}
        lead={t('admins.lead')}
        {...(list.isFiltered || !list.isRead ? {} : { total: t('admins.total', { count: list.total }) })}
      >
        <Link className="button" to={{ pathname: 'new', search }}>
          <Icon name="add" />
          {t('admins.add')}
        </Link>
      </PageHead>
      <div className="table-box">
        <div className="table-tools">
          <SearchBox value={list.q} label={t('admins.search')} onSearch={list.search} />
        </div>
        {list.items.length > 0 && <AdminsTable list={list} />}
        <Pager page={list.page} pages={list.pages} onGo={list.goTo} />
      </div>
      {list.isRead && list.items.length === 0 && <EmptyList>{t('common.nothingFound')}</EmptyList>}
      <p className="table-note">{t('admins.rule')}</p>
      <Outlet context={list.refetch} />
    </>
  );
};
