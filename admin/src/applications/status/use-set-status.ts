import type { JobRequest } from '@sanabel/contract/entities/job-request';
import type { JobStatus } from '@sanabel/contract/job-statuses';
import { useNotify } from 'ra-core';
import { useTranslation } from 'react-i18next';
import { call } from '../../kit/data/call.ts';
import { useShowFailure } from '../../kit/feedback/failures.tsx';
import { keepFocus } from '../../kit/lists/keep-focus.ts';
import { useRefresh } from '../use-refresh.ts';

type Handled = Pick<JobRequest, 'id' | 'fullName' | 'status'>;

/** Saves the status. It changes on screen when the server has saved it. */
export const useSetStatus = () => {
  const { t } = useTranslation();
  const notify = useNotify();
  const showFailure = useShowFailure();
  const refresh = useRefresh();
  const setStatus = async (request: Handled, status: JobStatus): Promise<void> => {
    const { id, fullName: name } = request;
    if (status === request.status) return;
    // The row disappears from a list that is filtered by status.
    const goOn = keepFocus();
    try {
      await call(`/job-requests/${id}`, { method: 'PATCH', body: { status } });
    } catch (failure) {
      showFailure(failure, () => setStatus(request, status), { title: t('jobRequests.statusNotSet', { name }), itemId: id });
      return;
    }
    notify(t('jobRequests.statusSet', { name, status: t(`jobRequests.statuses.${status}`) }), { type: 'success' });
    await refresh();
    goOn();
  };
  return setStatus;
};
