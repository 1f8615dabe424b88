import type { JobRequest } from '@sanabel/contract/entities/job-request';
import { useTranslation } from 'react-i18next';
import { useConfirm } from '../feedback/use-confirm.tsx';
import { useConfirmDelete } from '../forms/use-confirm-delete.tsx';
import { useFormats } from '../i18n/format.ts';
import { emailCell, phoneCell, RowActs, Who } from '../lists/people.tsx';
import type { Column } from '../lists/Table.tsx';
import { useIsNew } from './read-marks/store.ts';

/** Deletes after a question in the specification's words. Resolves to whether the request is gone. */
export const useDeleteRequest = () => {
  const { t } = useTranslation();
  const { alert } = useConfirm();
  const confirmDelete = useConfirmDelete('job-requests', { onFailure: () => alert({ title: t('jobRequests.deleteFailed') }) });
  return (request: JobRequest): Promise<boolean> =>
    confirmDelete(request, { title: t('jobRequests.deleteQuestion'), body: t('jobRequests.deleteBody', { name: request.fullName }) });
};

/** The columns of the list of applications; those with data sort it by their headings. */
export const useColumns = (): Column<JobRequest>[] => {
  const { t } = useTranslation();
  const formats = useFormats();
  const isNew = useIsNew();
  const deleteRequest = useDeleteRequest();
  return [
    {
      label: t('jobRequests.applicant'),
      cellLabel: null,
      sortBy: 'fullName',
      cell: ({ id, fullName, role, updatedAt }, index) => (
        <Who
          name={fullName}
          turn={index}
          mark={
            isNew({ id, at: updatedAt }) && (
              <span className="inline-block py-0.75 px-2.25 kernel-10/4 text-tag/[1.4] font-semibold whitespace-nowrap bg-wheat-500 text-green-950">
                {t('jobRequests.isNew')}
              </span>
            )
          }
        >
          <bdi>{role}</bdi>
        </Who>
      ),
    },
    {
      label: t('jobRequests.email'),
      cellLabel: t('jobRequests.shortEmail'),
      sortBy: 'email',
      className: 'secondary',
      cell: emailCell,
    },
    { label: t('jobRequests.phone'), sortBy: 'phoneNumber', cell: phoneCell },
    {
      label: t('jobRequests.date'),
      sortBy: 'updatedAt',
      cell: ({ updatedAt }) => <time dateTime={updatedAt}>{formats.date(updatedAt)}</time>,
    },
    {
      label: t('jobRequests.acts'),
      isHeadHidden: true,
      cellLabel: null,
      cell: (request) => (
        <RowActs
          id={request.id}
          icon="eye"
          text={t('jobRequests.details')}
          label={t('jobRequests.detailsOf', { name: request.fullName })}
          deleteLabel={t('jobRequests.deleteOf', { name: request.fullName })}
          onDelete={() => deleteRequest(request)}
        />
      ),
    },
  ];
};
