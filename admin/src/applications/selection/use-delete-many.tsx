import { useQueryClient } from '@tanstack/react-query';
import { useDataProvider, useNotify } from 'ra-core';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFailureMessage, useShowFailure } from '../../kit/feedback/failures.tsx';
import { useConfirm } from '../../kit/feedback/use-confirm.tsx';
import { useLeaveGuard } from '../../kit/forms/use-leave-guard.ts';
import { ProgressDialog } from '../../kit/ui/ProgressDialog.tsx';
import { type Deletion, deleteAll } from '../bulk.ts';
import type { Selection } from './Selection.tsx';

/** Asks once with the number, deletes with progress, and reports failures; those stay selected. */
export const useDeleteMany = (selection: Selection, idsOfAll: () => Promise<string[]>) => {
  const { t } = useTranslation();
  const { alert, confirm } = useConfirm();
  const notify = useNotify();
  const client = useQueryClient();
  const provider = useDataProvider();
  const messageOf = useFailureMessage();
  const showFailure = useShowFailure();
  const [progress, setProgress] = useState<{ done: number; all: number } | null>(null);
  const stop = useRef(new AbortController());
  useLeaveGuard(progress !== null);

  const report = async ({ deleted, left, failure }: Deletion): Promise<void> => {
    selection.replace(left);
    const message = t('jobRequests.deletedMany', { count: deleted.length });
    if (left.length === 0) return notify(message);
    const rest = t('jobRequests.leftMany', { count: left.length });
    await alert({ title: message, body: failure === null ? rest : `${rest} ${messageOf(failure)}` });
  };

  const run = async (): Promise<void> => {
    try {
      const ids = selection.isAll ? await idsOfAll() : [...selection.ids];
      const isSure = await confirm({
        title: t('jobRequests.deleteMany', { count: ids.length }),
        body: t('jobRequests.deleteManyBody'),
        confirmLabel: t('common.delete'),
        isDangerous: true,
        ...(ids.length > 1 ? { typedNumber: { label: t('jobRequests.typeNumber', { number: ids.length }), value: ids.length } } : {}),
      });
      if (!isSure) return;
      stop.current = new AbortController();
      setProgress({ done: 0, all: ids.length });
      const remove = (id: string) => provider.delete('job-requests', { id });
      const outcome = await deleteAll(ids, remove, (done) => setProgress({ done, all: ids.length }), stop.current.signal);
      setProgress(null);
      await client.invalidateQueries({ queryKey: ['job-requests'] });
      await report(outcome);
    } catch (failure) {
      setProgress(null);
      showFailure(failure);
    }
  };
  return {
    run,
    dialog: progress && <ProgressDialog title={t('jobRequests.deletingMany')} {...progress} onStop={() => stop.current.abort()} />,
  };
};
