import { useState } from 'react';
import { useNotify, useRefresh } from 'react-admin';
import { call } from '../api/call.ts';
import { useShowFailure } from '../panel/notices/use-failures.ts';

/** Sends the new order of a whole list. What is shown changes when the server has agreed; an outdated list is read anew. */
export const useOrder = (resource: 'crops' | 'articles' | 'gallery' | 'partners' | 'members') => {
  const notify = useNotify();
  const refresh = useRefresh();
  const showFailure = useShowFailure();
  const [isOrdering, setIsOrdering] = useState(false);
  const order = async (ids: readonly string[]): Promise<void> => {
    setIsOrdering(true);
    try {
      await call(`/${resource}/order`, { method: 'POST', body: { ids } });
      notify('common.orderSaved', { type: 'success' });
    } catch (error) {
      showFailure(error);
    } finally {
      refresh();
      setIsOrdering(false);
    }
  };
  return { order, isOrdering };
};
