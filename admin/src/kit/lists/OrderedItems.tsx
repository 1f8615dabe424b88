import type { SpreadsheetName } from '@sanabel/contract/kinds/index';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Item } from '../data/resources.ts';
import type { NamedFields } from '../forms/field-names.ts';
import { SpreadsheetButton } from '../spreadsheets/SpreadsheetButton.tsx';
import { Loading } from '../ui/Kernels.tsx';
import { ListBar } from './ListBar.tsx';
import { EmptyList, Pager } from './ListFoot.tsx';
import { ListMenu } from './ListMenu.tsx';
import { ManyBar } from './many/ManyBar.tsx';
import { Sortable, SortableItem } from './Sortable.tsx';
import { StateFilter } from './StateFilter.tsx';
import { ListModes, OrderNeedsAll, useListMode } from './selection/ListModes.tsx';
import { SelectBox } from './selection/SelectBox.tsx';
import type { List } from './use-list.ts';
import { useOrder } from './use-order.ts';

interface Props<Name extends SpreadsheetName> {
  resource: Name;
  list: List<Name>;
  title: string;
  fields: NamedFields;
  className: string;
  itemClassName: string;
  emptyText: string;
  searchLabel: string;
  nameOf: (item: Item<Name>) => string;
  children: (item: Item<Name>, handle: ReactNode) => ReactNode;
}

/** Fewer items are seen at a glance. */
const SEARCH_FROM = 6;

export const OrderedItems = <Name extends SpreadsheetName>({
  resource,
  list,
  title,
  fields,
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
  const mode = useListMode(items.map(({ id }) => id));
  const isSelecting = mode.mode === 'select';
  if (list.isLoading) return <Loading />;
  const modes = (
    <ListModes list={mode} count={items.length} total={list.total} isFiltered={list.isFiltered} isDisabled={list.isStale} isOrderedHere />
  );
  return (
    <>
      <ListBar search={list.isFiltered || list.total >= SEARCH_FROM ? { value: list.q, label: searchLabel, onSearch: list.search } : null}>
        {isSelecting ? (
          modes
        ) : (
          <ListMenu inForce={list.filters.state ? 1 : 0}>
            <StateFilter
              resource={resource}
              isSearched={list.q !== ''}
              value={list.filters.state ?? ''}
              onChoose={(state) => list.filterBy('state', state)}
            />
            <div className="grid gap-1.5">
              <SpreadsheetButton resource={resource} title={title} fields={fields} filter={list.filter} total={list.total} />
              {modes}
            </div>
          </ListMenu>
        )}
      </ListBar>
      {isSelecting && <p className="text-note text-ink-2">{t('lists.selectHint')}</p>}
      {list.isFiltered && items.length > 1 && <OrderNeedsAll />}
      {list.isRead && items.length === 0 && <EmptyList>{list.isFiltered ? t('common.nothingFound') : emptyText}</EmptyList>}
      <Sortable
        ids={items.map(({ id }) => id)}
        nameOf={(id) => names.get(id) ?? ''}
        isDisabled={isSelecting || list.isFiltered || items.length < 2}
        moving={moving}
        onOrder={order}
      >
        {items.length > 0 && (
          <ul className={className} aria-busy={list.isStale || moving !== null}>
            {items.map((item) => (
              <SortableItem key={item.id} id={item.id} name={nameOf(item)} className={itemClassName}>
                {(handle) => (
                  <>
                    {isSelecting && <SelectBox id={item.id} name={nameOf(item)} selection={mode.selection} />}
                    {children(item, handle)}
                  </>
                )}
              </SortableItem>
            ))}
          </ul>
        )}
      </Sortable>
      <Pager page={list.page} pages={list.pages} onGo={list.goTo} />
      {isSelecting && (
        <ManyBar
          kind={resource}
          fields={fields}
          list={mode}
          items={items.map((item) => ({ id: item.id, name: nameOf(item) }))}
          whole={list}
        />
      )}
    </>
  );
};
