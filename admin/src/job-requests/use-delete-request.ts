import type { JobRequest } from '@sanabel/contract/entities/job-request';
import { useTranslation } from 'react-i18next';
import { useConfirm } from '../feedback/use-confirm.tsx';
import { useConfirmDelete } from '../forms/use-confirm-delete.tsx';

/** Deletes after a question in the specification's words. Resolves to whether the request is gone. */
export const useDeleteRequest = () => {
  const { t } = useTranslation();
  const { alert } = useConfirm();
  const confirmDelete = useConfirmDelete('job-requests', { onFailure: () => alert({ title: t('jobRequests.deleteFailed') }) });
  return (request: JobRequest): Promise<boolean> =>
    confirmDelete(request, { title: t('jobRequests.deleteQuestion'), body: t('jobRequests.deleteBody', { name: request.fullName }) });
};
