import type { OrderedName } from '@sanabel/contract/entities/index';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { useTranslation } from 'react-i18next';
import { call } from '../data/call.ts';
import { useShowFailure } from '../feedback/failures.tsx';
import { usePublication } from '../publication/use-publication.ts';
import { placeAmong } from './order.ts';
import type { Moving } from './SortableItem.tsx';

/**
 * Moves one of the shown items, which may be one page or one kind of a list. Nothing moves before the server has agreed: until then
 * `moving` is what was moved, and to where.
 */
export const useOrder = (resource: OrderedName) => {
  const { t } = useTranslation();
  const notify = useNotify();
  const client = useQueryClient();
  const showFailure = useShowFailure();
  const { lookAgain } = usePublication();
  const [moving, setMoving] = useState<Moving | null>(null);
  const order = async (ids: readonly string[], moved: Moving): Promise<void> => {
    setMoving(moved);
    try {
      await call(`/${resource}/${moved.id}/move`, { method: 'POST', body: placeAmong(ids, moved.id) });
      notify('common.orderSaved', { type: 'success' });
      void lookAgain();
    } catch (error) {
      showFailure(error, () => order(ids, moved), { title: t('common.orderFailed'), itemId: moved.id });
    } finally {
      await client.invalidateQueries({ queryKey: [resource] });
      setMoving(null);
    }
  };
  return { order, moving };
};
