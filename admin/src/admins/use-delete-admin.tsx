import { useDelete, useNotify } from 'react-admin';
import { useTranslation } from 'react-i18next';
import type { Item } from '../data/resources.ts';
import { useConfirm } from '../feedback/use-confirm.tsx';
import { useShowFailure } from '../feedback/use-failures.ts';
import { Avatar } from '../ui/Avatar.tsx';

/** Asks, deletes on the server, and then tells. A refusal (the last admin, oneself) stands in the banner. */
export const useDeleteAdmin = (onDeleted: () => unknown) => {
  const { t } = useTranslation();
  const { ask } = useConfirm();
  const notify = useNotify();
  const showFailure = useShowFailure();
  const [deleteOne] = useDelete();
  return async (admin: Item<'admins'>): Promise<void> => {
    const remove = () => deleteOne('admins', { id: admin.id, previousData: admin }, { mutationMode: 'pessimistic', returnPromise: true });
    const isDeleted = await ask({
      title: t('common.deleteQuestion', { name: admin.fullName }),
      body: t('admins.deleteBody'),
      picture: <Avatar name={admin.fullName} turn={0} picture={admin.image} />,
      confirmLabel: t('common.delete'),
      cancelLabel: t('common.cancel'),
      isDangerous: true,
      act: remove,
    }).catch((failure: unknown) => {
      showFailure(failure);
      return false;
    });
    if (isDeleted) notify('common.deleted');
    onDeleted();
  };
};
