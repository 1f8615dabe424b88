import type { OrderedName } from '@sanabel/contract/entities/index';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Item } from '../data/resources.ts';
import { Loading } from '../ui/Kernels.tsx';
import { EmptyList, Pager } from './ListFoot.tsx';
import { SearchBox } from './ListTools.tsx';
import { Sortable, SortableItem } from './Sortable.tsx';
import { StateFilter } from './StateFilter.tsx';
import { OrderNeedsAll } from './selection/ListModes.tsx';
import type { List } from './use-list.ts';
import { useOrder } from './use-order.ts';

interface Props<Name extends OrderedName> {
  resource: Name;
  list: List<Name>;
  className: string;
  itemClassName: string;
  emptyText: string;
  searchLabel: string;
  nameOf: (item: Item<Name>) => string;
  /** Draws one item around its handle. */
  children: (item: Item<Name>, handle: ReactNode) => ReactNode;
}

/** So few are seen at a glance. */
const SEARCH_FROM = 6;

/** The items beside a form: searched, ordered and paged on the server. */
export const OrderedItems = <Name extends OrderedName>({
  resource,
  list,
  className,
  itemClassName,
  emptyText,
  searchLabel,
  nameOf,
  children,
}: Props<Name>) => {
  const { t } = useTranslation();
  const { order, moving } = useOrder(resource);
  const { items } = list;
  const names = new Map(items.map((item) => [item.id, nameOf(item)]));
  if (list.isLoading) return <Loading />;
  return (
    <>
      {(list.isFiltered || list.total >= SEARCH_FROM) && <SearchBox value={list.q} label={searchLabel} onSearch={list.search} />}
      {list.isFiltered && items.length > 1 && <OrderNeedsAll />}
      <StateFilter resource={resource} value={list.filters.state ?? ''} onChoose={(state) => list.filterBy('state', state)} />
      {list.isRead && items.length === 0 && <EmptyList>{list.isFiltered ? t('common.nothingFound') : emptyText}</EmptyList>}
      <Sortable
        ids={items.map(({ id }) => id)}
        nameOf={(id) => names.get(id) ?? ''}
        isDisabled={list.isFiltered || items.length < 2}
        moving={moving}
        onOrder={order}
      >
        {items.length > 0 && (
          <ul className={className} aria-busy={list.isStale || moving !== null}>
            {items.map((item) => (
              <SortableItem key={item.id} id={item.id} name={nameOf(item)} className={itemClassName}>
                {(handle) => children(item, handle)}
              </SortableItem>
            ))}
          </ul>
        )}
      </Sortable>
      <Pager page={list.page} pages={list.pages} onGo={list.goTo} />
    </>
  );
};
