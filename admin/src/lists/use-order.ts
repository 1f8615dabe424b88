import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import * as z from 'zod';
import { call } from '../api/call.ts';
import { useShowFailure } from '../panel/notices/use-failures.ts';
import { usePublication } from '../panel/publication/use-publication.ts';
import { wholeOrder } from './whole-order.ts';

const listed = z.array(z.object({ id: z.string() }));

/**
 * Sends a new order of the shown items, which may be one page or one kind of a list. While the server has not agreed,
 * `inNewOrder` draws them where they were dropped and `isOrdering` says that it is not done; a refusal puts them back.
 */
export const useOrder = (resource: 'crops' | 'articles' | 'gallery' | 'partners' | 'members') => {
  const notify = useNotify();
  const client = useQueryClient();
  const showFailure = useShowFailure();
  const { lookAgain } = usePublication();
  const [pending, setPending] = useState<readonly string[] | null>(null);
  const order = async (ids: readonly string[]): Promise<void> => {
    setPending(ids);
    try {
      const { json } = await call(`/${resource}`);
      const all = listed.parse(json).map(({ id }) => id);
      await call(`/${resource}/order`, { method: 'POST', body: { ids: wholeOrder(all, ids) } });
      notify('common.orderSaved', { type: 'success' });
      void lookAgain();
    } catch (error) {
      showFailure(error, () => order(ids));
    } finally {
      await client.invalidateQueries({ queryKey: [resource] });
      setPending(null);
    }
  };
  const place = ({ id }: { id: string }): number => pending?.indexOf(id) ?? 0;
  return {
    order,
    isOrdering: pending !== null,
    inNewOrder: <Item extends { id: string }>(items: readonly Item[]): Item[] => [...items].sort((a, b) => place(a) - place(b)),
  };
};
