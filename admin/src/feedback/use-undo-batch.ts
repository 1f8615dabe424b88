import { useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { useTranslation } from 'react-i18next';
import { call, LONG_TIME_LIMIT_MS } from '../data/call.ts';
import { usePublication } from '../publication/use-publication.ts';
import { useShowFailure } from './failures.tsx';

/** Takes back what one act did to many items, all of it; where somebody has changed one of them since, nothing, and says so. */
export const useUndoBatch = () => {
  const { t } = useTranslation();
  const notify = useNotify();
  const client = useQueryClient();
  const showFailure = useShowFailure();
  const { lookAgain } = usePublication();
  const undo = async (batch: string): Promise<void> => {
    try {
      await call('/versions/undo', { method: 'POST', body: { batch }, timeLimit: LONG_TIME_LIMIT_MS });
      notify('lists.many.undone', { type: 'success' });
      void lookAgain();
    } catch (error) {
      showFailure(error, () => undo(batch), { title: t('lists.many.notUndone') });
    }
    // What was undone may be of any list, and of the trash.
    await client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[1] !== 'getOne' });
  };
  return undo;
};
