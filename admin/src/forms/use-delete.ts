import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useDataProvider, useNotify } from 'react-admin';
import { useTranslation } from 'react-i18next';
import { useConfirm } from '../feedback/use-confirm.tsx';
import { useFailureMessage } from '../feedback/use-failures.ts';
import { usePublication } from '../publication/use-publication.ts';
import type { ListedWithForm } from './listed.ts';

/** Deletes after a question that names the item; a failure is an alert of its own (specification, section 8). Answers whether it is gone. */
export const useDelete = (resource: ListedWithForm, failed: string) => {
  const { t } = useTranslation();
  const { ask } = useConfirm();
  const notify = useNotify();
  const messageOf = useFailureMessage();
  const { lookAgain } = usePublication();
  const dataProvider = useDataProvider();
  const client = useQueryClient();
  return async ({ id, name, picture }: { id: string; name: string; picture: ReactNode }): Promise<boolean> => {
    try {
      const isAgreed = await ask({
        title: t('common.deleteQuestion', { name }),
        body: t('common.restorable'),
        picture,
        confirmLabel: t('common.delete'),
        cancelLabel: t('common.cancel'),
        isDangerous: true,
        act: () => dataProvider.delete(resource, { id }),
      });
      if (!isAgreed) return false;
    } catch (error) {
      await ask({ title: failed, body: messageOf(error) });
      await client.invalidateQueries({ queryKey: [resource] });
      return false;
    }
    notify('common.deleted', { type: 'success' });
    void lookAgain();
    // The button that had the focus goes with its item.
    document.getElementById('content')?.focus({ preventScroll: true });
    await client.invalidateQueries({ queryKey: [resource, 'getList'] });
    return true;
  };
};
