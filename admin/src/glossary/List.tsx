import { useTranslation } from 'react-i18next';
import { Link, Outlet, useLocation } from 'react-router-dom';
import type { Item } from '../data/resources.ts';
import { useConfirmDelete } from '../forms/use-confirm-delete.tsx';
import { EmptyList, Pager } from '../lists/ListFoot.tsx';
import { SearchBox } from '../lists/ListTools.tsx';
import { RowActs } from '../lists/people.tsx';
import { type Column, Table } from '../lists/Table.tsx';
import { useList } from '../lists/use-list.ts';
import { Icon } from '../ui/Icon.tsx';
import { PageHead } from '../ui/PageHead.tsx';

const PER_PAGE = 50;
const TERM = 'inline-block min-w-[14ch] wrap-anywhere';
const BY_ARABIC = { field: 'arabic', order: 'ASC' } as const;
type Term = Item<'glossary'>;

const useColumns = (): Column<Term>[] => {
  const { t } = useTranslation();
  const confirmDelete = useConfirmDelete('glossary');
  const remove = (term: Term) =>
    confirmDelete(term, { name: term.arabic, title: t('common.deleteQuestion', { name: term.arabic }), body: t('glossary.deleteBody') });
  return [
    {
      label: t('glossary.arabic'),
      sortBy: 'arabic',
      cell: ({ arabic }) => (
        <b className={TERM} lang="ar" dir="rtl">
          {arabic}
        </b>
      ),
    },
    {
      label: t('glossary.english'),
      sortBy: 'english',
      cell: ({ english }) => (
        <bdi className={TERM} lang="en">
          {english}
        </bdi>
      ),
    },
    {
      label: t('glossary.note'),
      className: 'secondary',
      cell: ({ note }) => <bdi className="text-note wrap-anywhere text-ink-2">{note}</bdi>,
    },
    {
      label: t('glossary.acts'),
      isHeadHidden: true,
      cellLabel: null,
      cell: (term) => (
        <RowActs
          id={term.id}
          icon="edit"
          text={t('common.edit')}
          label={t('glossary.editOf', { term: term.arabic })}
          deleteLabel={t('glossary.deleteOf', { term: term.arabic })}
          onDelete={() => remove(term)}
        />
      ),
    },
  ];
};

export const Component = () => {
  const { t } = useTranslation();
  const { search } = useLocation();
  const list = useList('glossary', { perPage: PER_PAGE, sort: BY_ARABIC });
  const columns = useColumns();
  return (
    <>
      <PageHead
        title={t('glossary.title')}
        lead={t('glossary.lead')}
        {...(list.isFiltered || !list.isRead ? {} : { total: t('glossary.total', { count: list.total }) })}
      >
        <Link className="button" to={{ pathname: '/glossary/new', search }} data-shortcut="new">
          <Icon name="add" />
          {t('glossary.add')}
        </Link>
      </PageHead>
      <div className="table-box">
        <div className="table-tools">
          <SearchBox value={list.q} label={t('glossary.search')} onSearch={list.search} />
        </div>
        {list.items.length > 0 && <Table list={list} columns={columns} />}
        <Pager page={list.page} pages={list.pages} onGo={list.goTo} />
      </div>
      {list.isRead && list.items.length === 0 && <EmptyList>{list.isFiltered ? t('common.nothingFound') : t('glossary.empty')}</EmptyList>}
      <Outlet />
    </>
  );
};
