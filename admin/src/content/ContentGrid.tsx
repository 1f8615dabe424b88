import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Pager } from '../lists/Pager.tsx';
import { Sortable, SortableItem } from '../lists/Sortable.tsx';
import { useOrder } from '../lists/use-order.ts';
import { Loading } from '../ui/Loading.tsx';
import { AddTile } from './AddTile.tsx';
import { CardBody } from './CardBody.tsx';
import type { Kind } from './cards.ts';
import { type ContentList, PER_PAGE } from './use-content-lists.ts';
import { useDeleteCard } from './use-delete-card.tsx';

interface Props {
  kind: Kind;
  list: ContentList;
  onWhole: (isWhole: boolean) => void;
  /** What this grid alone is filtered by. */
  children?: ReactNode;
}

/** One of the three grids: heading with the number in words, cards in their order, the tile that adds one, pages. */
export const ContentGrid = ({ kind, list, onWhole, children }: Props) => {
  const { t } = useTranslation();
  const id = useId();
  const deleteCard = useDeleteCard();
  const { order, moving } = useOrder(kind === 'crops' ? 'crops' : 'articles');
  const { cards, total, isFiltered, isWhole, isStale, isLoading, isRead } = list;
  const count = kind === 'crops' ? t('dashboard.crops.total', { count: total }) : t('dashboard.articles', { count: total });
  const nameOf = (cardId: string): string => cards.find((card) => card.id === cardId)?.arabicTitle ?? '';
  const isEmpty = isRead && cards.length === 0;
  return (
    <section className="dashboard-section" aria-labelledby={id}>
      <header>
        <h2 id={id}>{t(`dashboard.${kind}.title`)}</h2>
        {isRead && <span role="status">{count}</span>}
        {!isFiltered && (isWhole || total > PER_PAGE) && (
          <button type="button" className="button quiet" onClick={() => onWhole(!isWhole)}>
            {t(isWhole ? 'dashboard.showPages' : 'dashboard.showAll')}
          </button>
        )}
        {children}
      </header>
      {isLoading ? (
        <Loading />
      ) : (
        <Sortable
          ids={cards.map((card) => card.id)}
          nameOf={nameOf}
          isDisabled={isFiltered || isStale || cards.length < 2}
          moving={moving}
          onOrder={order}
        >
          <ul className="dashboard-cards" aria-busy={isStale}>
            {cards.map((card) => (
              <SortableItem key={card.id} id={card.id} name={card.arabicTitle} className="dashboard-card">
                {(handle) => <CardBody card={card} handle={handle} onDelete={() => void deleteCard(card)} />}
              </SortableItem>
            ))}
            {isEmpty && isFiltered ? (
              <li className="dashboard-nothing">{t('dashboard.nothingFound')}</li>
            ) : (
              <AddTile kind={kind} isAlone={isEmpty} />
            )}
          </ul>
        </Sortable>
      )}
      <Pager page={list.page} pages={list.pages} onGo={list.goTo} />
    </section>
  );
};
