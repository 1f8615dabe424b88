import type { TableKind } from '@sanabel/contract/kinds/index';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, useLocation, useNavigate, useParams } from 'react-router-dom';
import type { Item } from '../data/resources.ts';
import { EditOrCreate } from '../forms/EditOrCreate.tsx';
import { PageHead } from '../ui/PageHead.tsx';
import { ListBar } from './ListBar.tsx';
import { EmptyList, Pager } from './ListFoot.tsx';
import { type Column, Table } from './Table.tsx';
import type { List } from './use-list.ts';

type Tabled = 'admins' | TableKind;

interface Props<Name extends Tabled> {
  resource: Name;
  list: List<Name>;
  columns: readonly Column<Item<Name>>[];
  lead: string;
  total: (count: number) => string;
  addLink: ReactNode;
  emptyText: string;
  /** Rows take a line on phones. */
  isDense?: boolean;
  /** Follows the table. */
  children?: ReactNode;
}

/** Page of a table, over which the form of a row opens as a dialog. */
export const TableWithForm = <Name extends Tabled>({
  resource,
  list,
  columns,
  lead,
  total,
  addLink,
  emptyText,
  isDense = false,
  children,
}: Props<Name>) => {
  const { t } = useTranslation();
  const section: Tabled = resource;
  return (
    <>
      <PageHead title={t(`${section}.title`)} lead={lead} {...(list.isFiltered || !list.isRead ? {} : { total: total(list.total) })}>
        {addLink}
      </PageHead>
      <ListBar search={{ value: list.q, label: t(`${section}.search`), onSearch: list.search }} />
      <div className="table-box">
        {list.items.length > 0 && <Table list={list} columns={columns} className={isDense ? 'dense' : ''} />}
        <Pager page={list.page} pages={list.pages} onGo={list.goTo} />
      </div>
      {list.isRead && list.items.length === 0 && <EmptyList>{list.isFiltered ? t('common.nothingFound') : emptyText}</EmptyList>}
      {children}
      <Outlet />
    </>
  );
};

interface FormProps<Name extends Tabled> {
  resource: Name;
  loading?: (close: () => void) => ReactNode;
  children: (item: Item<Name> | null, close: () => void, reopen: () => void) => ReactNode;
}

/** Form of the address. Closing it, or a row that cannot be read, leads back to the table. */
export const TableForm = <Name extends Tabled>({ resource, loading, children }: FormProps<Name>) => {
  const { id } = useParams();
  const { search } = useLocation();
  const navigate = useNavigate();
  const close = () => navigate({ pathname: `/${resource}`, search });
  return (
    <EditOrCreate resource={resource} id={id} loading={loading?.(close) ?? null} onUnreadable={close}>
      {(item, reopen) => children(item, close, reopen)}
    </EditOrCreate>
  );
};
