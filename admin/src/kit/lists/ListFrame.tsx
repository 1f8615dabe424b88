import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ResourceName } from '../data/resources.ts';
import { ListBar } from './ListBar.tsx';
import { EmptyList, Pager } from './ListFoot.tsx';
import type { List } from './use-list.ts';
import './lists.css';

interface Props {
  list: Pick<List<ResourceName>, 'items' | 'isRead' | 'isFiltered' | 'q' | 'search' | 'clear' | 'page' | 'pages' | 'goTo'>;
  searchLabel: string;
  tools?: ReactNode;
  emptyText: string;
  clearLabel: string;
  children: ReactNode;
}

export const ListFrame = ({ list, searchLabel, tools, emptyText, clearLabel, children }: Props) => {
  const { t } = useTranslation();
  const hasItems = list.items.length > 0;
  const isEmpty = list.isRead && !hasItems;
  return (
    <>
      {(!isEmpty || list.isFiltered) && <ListBar search={{ value: list.q, label: searchLabel, onSearch: list.search }}>{tools}</ListBar>}
      <div className="table-box">
        {hasItems && children}
        <Pager page={list.page} pages={list.pages} onGo={list.goTo} />
      </div>
      {isEmpty && !list.isFiltered && <EmptyList>{emptyText}</EmptyList>}
      {isEmpty && list.isFiltered && (
        <EmptyList
          action={
            <button type="button" className="button quiet" onClick={list.clear}>
              {clearLabel}
            </button>
          }
        >
          {t('common.nothingFound')}
        </EmptyList>
      )}
    </>
  );
};
