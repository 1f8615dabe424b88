import type { JobRequest } from '@sanabel/contract/entities/job-request';
import { JOB_STATUSES } from '@sanabel/contract/job-statuses';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { FollowUpField } from '../follow-up/FollowUp.tsx';
import { Stage } from './Stage.tsx';
import { StatusBy } from './StatusMenu.tsx';
import { useSetStatus } from './use-set-status.ts';
import './status.css';

/** Uses buttons: arrow keys over radio buttons would save every status on the way. */
export const StatusField = ({ request }: { request: JobRequest }) => {
  const { t } = useTranslation();
  const setStatus = useSetStatus();
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h3>
        <span id={id}>{t('jobRequests.status')}</span>
        <small>
          <StatusBy request={request} />
        </small>
      </h3>
      <div className="job-chips">
        {JOB_STATUSES.map((status) => (
          <button
            key={status}
            type="button"
            className="job-chip"
            aria-pressed={status === request.status}
            onClick={() => void setStatus(request, status)}
          >
            <Stage status={status} />
            {t(`jobRequests.statuses.${status}`)}
          </button>
        ))}
      </div>
      <FollowUpField request={request} />
    </section>
  );
};
