import type { JobRequest, JobRequestPatch } from '@sanabel/contract/entities/job-request';
import { useDataProvider, useNotify } from 'ra-core';
import { useTranslation } from 'react-i18next';
import { call } from '../../kit/data/call.ts';
import { useFailureMessage, useShowFailure } from '../../kit/feedback/failures.tsx';
import { useNotifyUndoable } from '../../kit/feedback/Undo.tsx';
import { useConfirm } from '../../kit/feedback/use-confirm.tsx';
import { useProgress } from '../../kit/feedback/use-progress.tsx';
import { actOnAll, type Outcome } from '../bulk.ts';
import { useRefresh } from '../use-refresh.ts';
import type { Selection } from './Selection.tsx';

/** Deletes or changes the selected requests with progress, and reports failures; those stay selected. */
export const useMany = (selection: Selection, readChosen: () => Promise<JobRequest[][]>) => {
  const { t } = useTranslation();
  const { alert, confirm } = useConfirm();
  const notify = useNotify();
  const notifyUndoable = useNotifyUndoable();
  const provider = useDataProvider();
  const refresh = useRefresh();
  const messageOf = useFailureMessage();
  const showFailure = useShowFailure();
  const { follow, progressDialog } = useProgress();

  const run = async (act: 'deleting' | 'changing', ids: readonly string[], send: (id: string) => Promise<unknown>): Promise<Outcome> => {
    const outcome = await follow({ title: t(`jobRequests.${act}Many`), all: ids.length }, (...how) => actOnAll(ids, send, ...how));
    await refresh();
    return outcome;
  };

  const report = async (message: string, { left, failure }: Outcome): Promise<void> => {
    selection.replace(left);
    if (left.length === 0) return;
    const rest = t('jobRequests.leftMany', { count: left.length });
    await alert({ title: message, body: failure === null ? rest : `${rest} ${messageOf(failure)}` });
  };

  /** Asks once with the number. */
  const remove = async (): Promise<void> => {
    try {
      const ids = selection.isAll ? (await readChosen()).flat().map(({ id }) => id) : [...selection.ids];
      const isSure = await confirm({
        title: t('jobRequests.deleteMany', { count: ids.length }),
        body: t('jobRequests.deleteManyBody'),
        confirmLabel: t('common.delete'),
        isDangerous: true,
        ...(ids.length > 1 ? { typedNumber: { label: t('jobRequests.typeNumber', { number: ids.length }), value: ids.length } } : {}),
      });
      if (!isSure) return;
      const outcome = await run('deleting', ids, (id) => provider.delete('job-requests', { id }));
      const message = t('jobRequests.deletedMany', { count: outcome.done.length });
      await report(message, outcome);
      if (outcome.left.length === 0) notify(message);
    } catch (failure) {
      showFailure(failure);
    }
  };

  /** Leaves out requests that are like this already. The undo gives each its value from before. */
  const change = async (patch: JobRequestPatch): Promise<void> => {
    const isLike = (request: JobRequest) =>
      (patch.status ?? request.status) === request.status && (patch.followUp ?? request.followUp) === request.followUp;
    const send = (id: string, body: JobRequestPatch) => call(`/job-requests/${id}`, { method: 'PATCH', body });
    try {
      const before = new Map((await readChosen()).flat().flatMap((request) => (isLike(request) ? [] : [[request.id, request] as const])));
      const outcome = await run('changing', [...before.keys()], (id) => send(id, patch));
      const message = t('jobRequests.changedMany', { count: outcome.done.length });
      await report(message, outcome);
      if (outcome.done.length === 0) return;
      notifyUndoable(message, async () => {
        const undone = await run('changing', outcome.done, (id) => {
          const { status, followUp } = before.get(id) as JobRequest;
          return send(id, patch.status === undefined ? { followUp } : { status });
        });
        if (undone.left.length === 0) notify('jobRequests.changeUndone', { type: 'success' });
        else showFailure(undone.failure);
      });
    } catch (failure) {
      showFailure(failure);
    }
  };

  return { remove, change, dialog: progressDialog };
};
