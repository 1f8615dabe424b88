import type { JobRequest } from '@sanabel/contract/entities/job-request';
import { JOB_STATUSES, type JobStatus } from '@sanabel/contract/job-statuses';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useTimeFormat } from '../../kit/i18n/format.ts';
import { Icon } from '../../kit/ui/Icon.tsx';
import { Menu, MenuItem } from '../controls.tsx';
import { FollowUpLine } from '../follow-up/FollowUp.tsx';
import { Stage } from './Stage.tsx';
import { useSetStatus } from './use-set-status.ts';

const VARIANTS = {
  new: 'border-transparent bg-wheat-300 text-[#4a3005]',
  contacted: 'border-line-strong bg-surface text-ink',
  interview: 'border-transparent bg-tint text-on-tint',
  accepted: 'border-transparent bg-green-700 text-white',
  declined: 'border-transparent bg-disabled text-ink-2',
} as const satisfies Record<JobStatus, string>;

type Handled = Pick<JobRequest, 'statusBy' | 'statusAt'>;

export const StatusBy = ({ request: { statusBy, statusAt } }: { request: Handled }) => {
  const { t } = useTranslation();
  const when = useTimeFormat();
  if (statusAt === null) return t('jobRequests.nobodyYet');
  return (
    <>
      <bdi>{statusBy}</bdi>
      {t('jobRequests.byAt', { when: when.inside(statusAt) })}
    </>
  );
};

interface ItemsProps {
  id: string;
  label: string;
  /** Unset for many requests. */
  chosen?: JobStatus;
  onChoose: (status: JobStatus) => void;
}

export const StatusItems = ({ id, label, chosen, onChoose }: ItemsProps) => {
  const { t } = useTranslation();
  return (
    <Menu id={id} label={label}>
      {JOB_STATUSES.map((status) => (
        <MenuItem key={status} menu={id} isChosen={status === chosen} onChoose={() => onChoose(status)}>
          <Stage status={status} />
          {t(`jobRequests.statuses.${status}`)}
        </MenuItem>
      ))}
    </Menu>
  );
};

export const StatusMenu = ({ request }: { request: JobRequest }) => {
  const { t } = useTranslation();
  const setStatus = useSetStatus();
  const id = useId();
  const { fullName: name } = request;
  const label = t(`jobRequests.statuses.${request.status}`);
  return (
    <div className="flex gap-x-3 gap-y-1 flex-wrap items-center wide:grid wide:justify-items-start">
      <button
        type="button"
        className={`job-stage ${request.status} relative inline-flex gap-2.25 items-center min-h-8.5 px-3 border kernel-17/4 text-note/[1.2] font-strong whitespace-nowrap after:absolute after:-inset-y-1.25 after:inset-x-0 ${VARIANTS[request.status]}`}
        popoverTarget={id}
        aria-label={t('jobRequests.statusOf', { name, status: label })}
      >
        <Stage status={request.status} />
        {label}
        <Icon name="down" size={16} />
      </button>
      <small className="text-note text-ink-2">
        <StatusBy request={request} />
      </small>
      <FollowUpLine request={request} />
      <StatusItems
        id={id}
        label={t('jobRequests.chooseStatus', { name })}
        chosen={request.status}
        onChoose={(status) => void setStatus(request, status)}
      />
    </div>
  );
};
