import type { JobFollower, JobRequest } from '@sanabel/contract/entities/job-request';
import { useNotify } from 'react-admin';
import { useTranslation } from 'react-i18next';
import { call } from '../../data/call.ts';
import { useShowFailure } from '../../feedback/failures.tsx';
import { useRefresh } from '../use-refresh.ts';

/** Saves the follow-up admin, or null for no one. It changes on screen when the server has saved it. */
export const useSetFollowUp = () => {
  const { t } = useTranslation();
  const notify = useNotify();
  const showFailure = useShowFailure();
  const refresh = useRefresh();
  const setFollowUp = async (request: JobRequest, follower: JobFollower | null): Promise<void> => {
    const { id, fullName: name } = request;
    const followUp = follower?.id ?? '';
    if (followUp === request.followUp) return;
    try {
      await call(`/job-requests/${id}`, { method: 'PATCH', body: { followUp } });
    } catch (failure) {
      showFailure(failure, () => setFollowUp(request, follower), { title: t('jobRequests.followUpNotSet', { name }), itemId: id });
      return;
    }
    const words = follower ? t('jobRequests.followUpSet', { name, who: follower.fullName }) : t('jobRequests.followUpTaken', { name });
    notify(words, { type: 'success' });
    await refresh();
  };
  return setFollowUp;
};
