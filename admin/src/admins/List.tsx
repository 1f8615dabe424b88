import type { Admin } from '@sanabel/contract/entities/admin';
import { useTranslation } from 'react-i18next';
import { Link, Outlet, useLocation } from 'react-router-dom';
import { useShowFailure } from '../feedback/failures.tsx';
import { useConfirmDelete } from '../forms/use-confirm-delete.tsx';
import { EmptyList, Pager } from '../lists/ListFoot.tsx';
import { SearchBox } from '../lists/ListTools.tsx';
import { type Column, Table } from '../lists/Table.tsx';
import { useList } from '../lists/use-list.ts';
import { readSession } from '../session/session.ts';
import { Avatar } from '../ui/Avatar.tsx';
import { Icon } from '../ui/Icon.tsx';
import { PageHead } from '../ui/PageHead.tsx';
import { grouped } from '../ui/phone.ts';
import './admins.css';

const PER_PAGE = 25;

/** One's own row says so, and cannot be deleted. A refusal (the last admin, oneself) stands in the banner. */
const useColumns = (): Column<Admin>[] => {
  const { t } = useTranslation();
  const { search } = useLocation();
  const showFailure = useShowFailure();
  const confirmDelete = useConfirmDelete('admins', { onFailure: (error) => showFailure(error) });
  const own = readSession()?.admin.id;
  const remove = (admin: Admin) =>
    confirmDelete(admin, {
      title: t('common.deleteQuestion', { name: admin.fullName }),
      body: t('admins.deleteBody'),
      picture: <Avatar name={admin.fullName} turn={0} picture={admin.image} />,
    });
  return [
    {
      label: t('admins.name'),
      cellLabel: null,
      cell: (admin, index) => (
        <div className="table-who">
          <Avatar name={admin.fullName} turn={index} picture={admin.image} />
          <span>
            <b>
              <bdi>{admin.fullName}</bdi> {admin.id === own && <span className="chip">{t('admins.you')}</span>}
            </b>
            <small>{admin.job}</small>
          </span>
        </div>
      ),
    },
    {
      label: t('admins.email'),
      cellLabel: t('admins.shortEmail'),
      className: 'secondary',
      cell: ({ email }) => (
        <bdi className="table-email" dir="ltr">
          {email}
        </bdi>
      ),
    },
    {
      label: t('admins.shortPhone'),
      cell: ({ phoneNumber }) => (
        <bdi className="table-number" dir="ltr">
          {grouped(phoneNumber)}
        </bdi>
      ),
    },
    {
      label: t('admins.acts'),
      isHeadHidden: true,
      cellLabel: null,
      cell: (admin) => (
        <div className="table-acts">
          <Link className="button quiet" to={{ pathname: admin.id, search }} aria-label={t('admins.editOf', { name: admin.fullName })}>
            <Icon name="edit" />
            {t('common.edit')}
          </Link>
          <button
            type="button"
            className="icon-button danger"
            aria-label={t('admins.deleteOf', { name: admin.fullName })}
            title={admin.id === own ? t('admins.rule') : undefined}
            disabled={admin.id === own}
            onClick={() => void remove(admin)}
          >
            <Icon name="trash" />
          </button>
        </div>
      ),
    },
  ];
};

/** All admins, with the ways to add, edit and delete one; the form opens over it at its own address. */
export const Component = () => {
  const { t } = useTranslation();
  const { search } = useLocation();
  const list = useList('admins', { perPage: PER_PAGE });
  const columns = useColumns();
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
        {list.items.length > 0 && <Table list={list} columns={columns} />}
        <Pager page={list.page} pages={list.pages} onGo={list.goTo} />
      </div>
      {list.isRead && list.items.length === 0 && <EmptyList>{t('common.nothingFound')}</EmptyList>}
      <p className="table-note">{t('admins.rule')}</p>
      <Outlet />
    </>
  );
};
