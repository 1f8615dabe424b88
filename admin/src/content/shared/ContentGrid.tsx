import { otherLocale } from '@sanabel/brand/locales';
import { useQueryClient } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { createSearchParams, Link, useLocation } from 'react-router-dom';
import { FIGURES_KEY } from '../../kit/data/use-figures.ts';
import type { NamedFields } from '../../kit/forms/field-names.ts';
import { useConfirmDelete } from '../../kit/forms/use-confirm-delete.tsx';
import { useLanguage } from '../../kit/language/language.ts';
import { AddLink } from '../../kit/lists/AddLink.tsx';
import { ListBar } from '../../kit/lists/ListBar.tsx';
import { Pager } from '../../kit/lists/ListFoot.tsx';
import { ListItem } from '../../kit/lists/ListItem.tsx';
import { ListMenu } from '../../kit/lists/ListMenu.tsx';
import { ManyBar } from '../../kit/lists/many/ManyBar.tsx';
import { useOpenItems } from '../../kit/lists/present/use-open-items.ts';
import { StateFilter } from '../../kit/lists/StateFilter.tsx';
import { ListModes, useListMode } from '../../kit/lists/selection/ListModes.tsx';
import { SelectBox } from '../../kit/lists/selection/SelectBox.tsx';
import { useOrder } from '../../kit/lists/use-order.ts';
import { SpreadsheetButton } from '../../kit/spreadsheets/SpreadsheetButton.tsx';
import { BackLink } from '../../kit/ui/BackLink.tsx';
import { Icon } from '../../kit/ui/Icon.tsx';
import { Loading } from '../../kit/ui/Kernels.tsx';
import { PageHead } from '../../kit/ui/PageHead.tsx';
import { Photo } from '../../kit/ui/Photo.tsx';
import { type Card, CardBody } from './CardBody.tsx';
import type { ContentName } from './form/ContentForm.tsx';
import type { ContentList } from './use-content-list.ts';

/** Loaded when ordering starts. */
const Sortable = lazy(() => import('../../kit/lists/Sortable.tsx').then((module) => ({ default: module.Sortable })));
const SortableItem = lazy(() => import('../../kit/lists/Sortable.tsx').then((module) => ({ default: module.SortableItem })));

interface AddProps {
  path: string;
  label: string;
  /** Text of an empty grid, where the tile is twice as wide. */
  empty: string;
}

const AddTile = ({ path, label, empty, isAlone }: AddProps & { isAlone: boolean }) => {
  const { search } = useLocation();
  return (
    <li className={isAlone ? 'col-span-2' : 'lone:col-span-full lone:*:flex-row lone:*:min-h-18 lone:*:py-2'}>
      <Link
        className="flex gap-2.5 flex-col items-center justify-center h-full min-h-57 p-4 border-2 border-dashed border-line-strong rounded-[14px] font-strong text-center no-underline text-brand hover:bg-tint max-laptop:min-h-50"
        to={{ pathname: path, search }}
      >
        <span className="grid place-items-center size-13 kernel-26/8 bg-brand text-on-brand">
          <Icon name="add" />
        </span>
        {label}
        {isAlone && <small className="max-w-[26em] text-note font-normal text-ink-2">{empty}</small>}
      </Link>
    </li>
  );
};

interface Props {
  resource: ContentName;
  /** Limits an article grid to one type. */
  type?: string;
  title: string;
  fields: NamedFields;
  /** Words of the link to the whole list. */
  all: string;
  count: string;
  list: ContentList;
  cards: readonly Card[];
  add: AddProps;
  children?: ReactNode;
}

export const ContentGrid = ({ resource, type, title, fields, all, count, list, cards, add, children }: Props) => {
  const { t } = useTranslation();
  const locale = useLanguage();
  const client = useQueryClient();
  const id = useId();
  const confirmDelete = useConfirmDelete(resource);
  const { order, moving } = useOrder(resource);
  const { total, isFiltered, isWhole, isStale, isLoading, isRead } = list;
  const { pathname, search } = useLocation();
  const nameOf = (cardId: string): string => cards.find((card) => card.id === cardId)?.titles.ar ?? '';
  const isEmpty = isRead && cards.length === 0;
  const openItems = useOpenItems(resource);
  const mode = useListMode(cards.map((card) => card.id));
  const { selection } = mode;
  const [isSelecting, isOrdering] = [mode.mode === 'select', mode.mode === 'order'];
  const shownName = ({ titles }: Card): string => titles[locale] || titles[otherLocale(locale)] || t('common.untitled');
  const remove = async (card: Card): Promise<void> => {
    const name = shownName(card);
    const title = t('common.deleteQuestion', { name });
    const isRemoved = await confirmDelete(card, {
      name,
      title,
      picture: card.imageUrl ? <Photo src={card.imageUrl} sizes="72px" /> : null,
    });
    if (isRemoved) void client.invalidateQueries({ queryKey: FIGURES_KEY });
  };
  const bodyOf = (card: Card, handle: ReactNode) => (
    <>
      {isSelecting && <SelectBox id={card.id} name={shownName(card)} selection={selection} />}
      <CardBody
        resource={resource}
        card={card}
        name={shownName(card)}
        handle={handle}
        openAt={openItems.get(card.id)}
        isStill={isSelecting}
        onDelete={() => void remove(card)}
      />
    </>
  );
  const grid = (hasHandles: boolean) => (
    <div className="@container">
      <ul
        className="grid gap-4 grid-cols-2 @min-[540px]:grid-cols-4 @min-[900px]:grid-cols-5 aria-busy:opacity-60 max-laptop:gap-2.5"
        aria-busy={isStale}
      >
        {cards.map((card, index) =>
          hasHandles ? (
            <SortableItem key={card.id} id={card.id} name={card.titles.ar} className="flex flex-col card">
              {(handle) => bodyOf(card, handle)}
            </SortableItem>
          ) : (
            <ListItem key={card.id} id={card.id} index={index} className="flex flex-col card">
              {bodyOf(card, null)}
            </ListItem>
          ),
        )}
        {isEmpty && isFiltered ? (
          <li className="col-span-full py-7 px-5 card text-center text-ink-2">{t('content.nothingFound')}</li>
        ) : (
          !isSelecting && !isOrdering && <AddTile {...add} isAlone={isEmpty} />
        )}
      </ul>
    </div>
  );
  const hint = isSelecting ? 'lists.selectHint' : isOrdering ? 'lists.orderHint' : null;
  const modes = <ListModes list={mode} count={cards.length} total={total} isFiltered={isFiltered} isDisabled={isStale} />;
  const addLink = <AddLink to={{ pathname: add.path, search }}>{add.label}</AddLink>;
  return (
    <section className="mb-8" aria-labelledby={id}>
      {isWhole ? (
        <>
          <BackLink to="/">{t('dashboard.title')}</BackLink>
          <PageHead id={id} title={title} {...(isRead ? { total: count } : {})} {...(hint ? { lead: t(hint) } : {})}>
            {addLink}
          </PageHead>
          <ListBar search={{ value: list.q, label: t('dashboard.search'), onSearch: list.search }}>
            {isSelecting || isOrdering ? (
              modes
            ) : (
              <ListMenu inForce={Object.values(list.filters).filter(Boolean).length}>
                <StateFilter
                  resource={resource}
                  {...(type === undefined ? {} : { type })}
                  isSearched={list.q !== ''}
                  value={list.filters.state ?? ''}
                  onChoose={(state) => list.filterBy('state', state)}
                />
                {children}
                <div className="grid gap-1.5">
                  <SpreadsheetButton resource={resource} title={title} fields={fields} filter={list.filter} total={total} />
                  {modes}
                </div>
              </ListMenu>
            )}
          </ListBar>
        </>
      ) : (
        <header className="flex gap-x-3.5 items-center mb-2.5 min-h-11">
          <h2 className="text-section" id={id}>
            {title}
          </h2>
          {isRead && (
            <Link
              className="flex-none text-note text-brand"
              to={{ pathname, search: createSearchParams({ all: list.name, q: list.q }).toString() }}
            >
              {all}
            </Link>
          )}
          {addLink}
        </header>
      )}
      {isLoading ? (
        <Loading />
      ) : (
        <Suspense fallback={grid(false)}>
          {isOrdering ? (
            <Sortable
              ids={cards.map((card) => card.id)}
              nameOf={nameOf}
              isDisabled={isFiltered || isStale || cards.length < 2}
              moving={moving}
              onOrder={order}
            >
              {grid(true)}
            </Sortable>
          ) : (
            grid(false)
          )}
        </Suspense>
      )}
      {isWhole && <Pager page={list.page} pages={list.pages} of={title} onGo={list.goTo} />}
      {isSelecting && (
        <ManyBar
          kind={resource}
          fields={fields}
          list={mode}
          items={cards.map((card) => ({ id: card.id, name: shownName(card), picture: card.imageUrl || null }))}
          whole={list}
        />
      )}
    </section>
  );
};
