import type { JobRequest } from '@sanabel/contract/entities/job-request';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { useConfirm } from '../feedback/use-confirm.tsx';
import { useConfirmDelete } from '../forms/use-confirm-delete.tsx';
import { useFormats } from '../i18n/format.ts';
import type { Column } from '../lists/Table.tsx';
import { Avatar } from '../ui/Avatar.tsx';
import { Icon } from '../ui/Icon.tsx';
import { grouped } from '../ui/phone.ts';
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
  const { search } = useLocation();
  const isNew = useIsNew();
  const deleteRequest = useDeleteRequest();
  return [
    {
      label: t('jobRequests.applicant'),
      cellLabel: null,
      sortBy: 'fullName',
      cell: ({ id, fullName, role, updatedAt }, index) => (
        <div className="table-who">
          <Avatar name={fullName} turn={index} />
          <span>
            <b>
              <bdi>{fullName}</bdi>{' '}
              {isNew({ id, at: updatedAt }) && (
                <span className="inline-block py-0.75 px-2.25 kernel-10/4 text-tag/[1.4] font-semibold whitespace-nowrap bg-wheat-500 text-green-950">
                  {t('jobRequests.isNew')}
                </span>
              )}
            </b>
            <small>
              <bdi>{role}</bdi>
            </small>
          </span>
        </div>
      ),
    },
    {
      label: t('jobRequests.email'),
      cellLabel: t('jobRequests.shortEmail'),
      sortBy: 'email',
      className: 'secondary',
      cell: ({ email }) => (
        <bdi className="table-email" dir="ltr">
          {email}
        </bdi>
      ),
    },
    {
      label: t('jobRequests.phone'),
      sortBy: 'phoneNumber',
      cell: ({ phoneNumber }) => (
        <bdi className="table-number" dir="ltr">
          {grouped(phoneNumber)}
        </bdi>
      ),
    },
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
        <div className="table-acts">
          <Link
            className="button quiet"
            to={{ pathname: request.id, search }}
            aria-label={t('jobRequests.detailsOf', { name: request.fullName })}
          >
            <Icon name="eye" />
            {t('jobRequests.details')}
          </Link>
          <button
            type="button"
            className="icon-button danger"
            aria-label={t('jobRequests.deleteOf', { name: request.fullName })}
            onClick={() => void deleteRequest(request)}
          >
            <Icon name="trash" />
          </button>
        </div>
      ),
    },
  ];
};
