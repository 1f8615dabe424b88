import { useTranslation } from 'react-i18next';
import { SortHeader } from '../lists/SortHeader.tsx';
import type { List } from '../lists/use-list.ts';
import { JobRequestRow } from './JobRequestRow.tsx';
import { useIsNew } from './read-marks/use-marks.ts';
import type { Selection } from './selection/use-selection.ts';

/** A page of applications, sorted by the head of a column. */
export const JobRequestsTable = ({ list, selection }: { list: List<'job-requests'>; selection: Selection }) => {
  const { t } = useTranslation();
  const isNew = useIsNew();
  const page = list.items.map(({ id }) => id);
  const isWhole = page.every(selection.has);
  const column = { sort: list.sort, onSort: list.sortBy };
  return (
    <table className={list.isStale ? 'table job-requests stale' : 'table job-requests'}>
      <thead>
        <tr>
          <td className="job-select">
            <label>
              <input
                type="checkbox"
                aria-label={t('jobRequests.selectPage')}
                checked={isWhole}
                ref={(box) => {
                  if (box) box.indeterminate = !isWhole && page.some(selection.has);
                }}
                onChange={() => selection.togglePage(page)}
              />
            </label>
          </td>
          <SortHeader field="fullName" text={t('jobRequests.applicant')} {...column} />
          <SortHeader field="email" text={t('jobRequests.email')} className="secondary" {...column} />
          <SortHeader field="phoneNumber" text={t('jobRequests.phone')} {...column} />
          <SortHeader field="updatedAt" text={t('jobRequests.date')} {...column} />
          <th scope="col">
            <span className="sr-only">{t('jobRequests.acts')}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {list.items.map((request, index) => (
          <JobRequestRow
            key={request.id}
            request={request}
            turn={index}
            isNew={isNew({ id: request.id, at: request.updatedAt })}
            isSelected={selection.has(request.id)}
            onSelect={() => selection.toggle(request.id, page)}
          />
        ))}
      </tbody>
    </table>
  );
};
