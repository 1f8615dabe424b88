import type { OrderedName } from '@sanabel/contract/entities/index';
import { type MoveInput, moved as movedAnswer } from '@sanabel/contract/order';
import { useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'ra-core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../data/call.ts';
import { useShowFailure } from '../feedback/failures.tsx';
import { usePublication } from '../publication/use-publication.ts';
import { movedIn, positionAmong } from './order.ts';
import type { Moving } from './sortable-list.tsx';

type Items = readonly { id: string }[];

/** Moves one of the shown items, a page or a part of a list. `moving` holds the move until the server agrees. */
export const useOrder = (resource: OrderedName) => {
  const { t } = useTranslation();
  const notify = useNotify();
  const client = useQueryClient();
  const showFailure = useShowFailure();
  const { refreshPublication } = usePublication();
  const [moving, setMoving] = useState<Moving | null>(null);
  /** Reorders cached lists instead of fetching them: nothing else has changed. */
  const reorder = (ids: readonly string[], move: MoveInput): void => {
    const inOrder = (items: Items): Items => ids.reduce((list, id) => movedIn(list, id, move), items);
    client.setQueriesData<Items>({ queryKey: [resource, 'whole'] }, (items) => items && inOrder(items));
    client.setQueriesData<{ data: Items }>({ queryKey: [resource, 'getList'] }, (page) => page && { ...page, data: inOrder(page.data) });
  };
  const order = async (ids: readonly string[], moved: Moving): Promise<void> => {
    setMoving(moved);
    const move = positionAmong(ids, moved.id);
    try {
      const answer = await call(`/${resource}/${moved.id}/move`, { method: 'POST', body: move });
      reorder(movedAnswer.parse(answer.json).ids, move);
      notify('common.orderSaved', { type: 'success' });
      void refreshPublication();
    } catch (error) {
      showFailure(error, () => order(ids, moved), { title: t('common.orderFailed'), itemId: moved.id });
      // The shown order may be outdated.
      await client.invalidateQueries({ queryKey: [resource] });
    }
    setMoving(null);
  };
  return { order, moving };
};
