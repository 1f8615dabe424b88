import type { JobRequest } from '@sanabel/contract/entities/job-request';
import { JOB_STATUSES } from '@sanabel/contract/job-statuses';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useMomentWords } from '../../i18n/format.ts';
import { Icon } from '../../ui/Icon.tsx';
import { FollowUpLine } from '../follow-up/FollowUp.tsx';
import { Stage } from './Stage.tsx';
import { useSetStatus } from './use-set-status.ts';
import './status.css';

type Handled = Pick<JobRequest, 'statusBy' | 'statusAt'>;

export const StatusBy = ({ request: { statusBy, statusAt } }: { request: Handled }) => {
  const { t } = useTranslation();
  const when = useMomentWords();
  if (statusAt === null) return t('jobRequests.nobodyYet');
  return (
    <>
      <bdi>{statusBy}</bdi>
      {t('jobRequests.byAt', { when: when.inside(statusAt) })}
    </>
  );
};

/** A native popover: the browser closes it and restores the focus. */
export const StatusMenu = ({ request }: { request: JobRequest }) => {
  const { t } = useTranslation();
  const setStatus = useSetStatus();
  const id = useId();
  const { fullName: name } = request;
  const words = t(`jobRequests.statuses.${request.status}`);
  return (
    <div className="job-status">
      <button
        type="button"
        className={`job-stage ${request.status}`}
        popoverTarget={id}
        aria-label={t('jobRequests.statusOf', { name, status: words })}
      >
        <Stage status={request.status} />
        {words}
        <Icon name="down" size={16} />
      </button>
      <small>
        <StatusBy request={request} />
      </small>
      <FollowUpLine request={request} />
      <fieldset id={id} className="job-menu" popover="auto" aria-label={t('jobRequests.chooseStatus', { name })}>
        {JOB_STATUSES.map((status) => (
          <button
            key={status}
            type="button"
            aria-pressed={status === request.status}
            popoverTarget={id}
            popoverTargetAction="hide"
            onClick={() => void setStatus(request, status)}
          >
            <Stage status={status} />
            {t(`jobRequests.statuses.${status}`)}
          </button>
        ))}
      </fieldset>
    </div>
  );
};
