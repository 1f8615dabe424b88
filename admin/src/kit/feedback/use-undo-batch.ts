import { useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'ra-core';
import { useTranslation } from 'react-i18next';
import { call, LONG_TIME_LIMIT_MS } from '../data/call.ts';
import { usePublication } from '../publication/use-publication.ts';
import { useShowFailure } from './failures.tsx';

/** Undoes a bulk change, the last batch first. The server refuses a batch with an item that was changed since. */
export const useUndoBatch = () => {
  const { t } = useTranslation();
  const notify = useNotify();
  const client = useQueryClient();
  const showFailure = useShowFailure();
  const { refreshPublication } = usePublication();
  const undo = async (...batches: readonly string[]): Promise<void> => {
    const left = [...batches];
    try {
      for (let batch = left.at(-1); batch !== undefined; batch = left.at(-1)) {
        await call('/versions/undo', { method: 'POST', body: { batch }, timeLimit: LONG_TIME_LIMIT_MS });
        left.pop();
      }
      notify('lists.many.undone', { type: 'success' });
      void refreshPublication();
    } catch (error) {
      showFailure(error, () => undo(...left), { title: t('lists.many.notUndone') });
    }
    // The batch may belong to any list, and to the trash.
    await client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[1] !== 'getOne' });
  };
  return undo;
};
