import { useQueryClient } from '@tanstack/react-query';
import { useDelete, useNotify } from 'react-admin';
import { useTranslation } from 'react-i18next';
import type { Item } from '../data/resources.ts';
import { useConfirm } from '../feedback/use-confirm.tsx';

/** Asks in the specification's words, deletes on the server, and then tells. Resolves to whether it is gone. */
export const useDeleteRequest = () => {
  const { t } = useTranslation();
  const { ask } = useConfirm();
  const notify = useNotify();
  const client = useQueryClient();
  const [deleteOne] = useDelete();
  return async (request: Item<'job-requests'>): Promise<boolean> => {
    try {
      const isDeleted = await ask({
        title: t('jobRequests.deleteQuestion'),
        body: t('jobRequests.deleteBody', { name: request.fullName }),
        confirmLabel: t('common.delete'),
        cancelLabel: t('common.cancel'),
        isDangerous: true,
        act: () =>
          deleteOne('job-requests', { id: request.id, previousData: request }, { mutationMode: 'pessimistic', returnPromise: true }),
      });
      if (isDeleted) notify('common.deleted');
      return isDeleted;
    } catch {
      await ask({ title: t('jobRequests.deleteFailed') });
      return false;
    } finally {
      await client.invalidateQueries({ queryKey: ['job-requests'] });
    }
  };
};
