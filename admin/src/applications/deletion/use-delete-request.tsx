import type { JobRequest } from '@sanabel/contract/entities/job-request';
import { useDataProvider, useNotify } from 'ra-core';
import { useTranslation } from 'react-i18next';
import { useConfirm } from '../../kit/feedback/use-confirm.tsx';
import { keepFocus } from '../../kit/lists/keep-focus.ts';
import { isRemoved } from '../bulk.ts';
import { useRefresh } from '../use-refresh.ts';
import { TimeLeft } from './TimeLeft.tsx';
import { deleteLater, UNDO_MS, undoDeletion, useDeletions } from './waiting.ts';

export const useUndo = () => {
  const { t } = useTranslation();
  const notify = useNotify();
  return (id: string, name: string): void => {
    undoDeletion(id);
    notify(t('jobRequests.deletionUndone', { name }), { type: 'success' });
  };
};

const UndoMessage = ({ id, name }: { id: string; name: string }) => {
  const { t } = useTranslation();
  const isWaiting = useDeletions().get(id) === 'waiting';
  const undo = useUndo();
  if (!isWaiting) return t('jobRequests.undoOver');
  return (
    <span className="with-act">
      <span>{t('jobRequests.deletesSoon', { name })}</span>
      <button type="button" className="message-act" onClick={() => undo(id, name)}>
        {t('common.undo')}
      </button>
      <TimeLeft id={id} />
    </span>
  );
};

/** Asks, then leaves ten seconds to undo: applications have no trash. Resolves to true if it will be deleted. */
export const useDeleteRequest = () => {
  const { t } = useTranslation();
  const { alert, confirm } = useConfirm();
  const provider = useDataProvider();
  const notify = useNotify();
  const refresh = useRefresh();
  return async (request: JobRequest): Promise<boolean> => {
    const { id, fullName: name } = request;
    const goOn = keepFocus();
    const isSure = await confirm({
      title: t('jobRequests.deleteQuestion'),
      body: t('jobRequests.deleteBody', { name }),
      confirmLabel: t('common.delete'),
      isDangerous: true,
    });
    if (!isSure) return false;
    deleteLater(id, async () => {
      try {
        await provider.delete('job-requests', { id });
        notify('common.deleted', { type: 'success' });
      } catch (failure) {
        if (!isRemoved(failure)) void alert({ title: t('jobRequests.deleteFailed'), body: name });
      }
      await refresh();
    });
    notify(<UndoMessage id={id} name={name} />, { autoHideDuration: UNDO_MS });
    goOn();
    return true;
  };
};
