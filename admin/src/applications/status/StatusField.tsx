import type { JobRequest } from '@sanabel/contract/entities/job-request';
import { JOB_STATUSES } from '@sanabel/contract/job-statuses';
import { useTranslation } from 'react-i18next';
import { DetailsChip, DetailsChips } from '../controls.tsx';
import { FollowUpField } from '../follow-up/FollowUp.tsx';
import { Section, SectionNote } from '../Section.tsx';
import { Stage } from './Stage.tsx';
import { StatusBy } from './StatusMenu.tsx';
import { useSetStatus } from './use-set-status.ts';

/** Uses buttons: arrow keys over radio buttons would save every status on the way. */
export const StatusField = ({ request }: { request: JobRequest }) => {
  const { t } = useTranslation();
  const setStatus = useSetStatus();
  return (
    <Section
      title={t('lists.state')}
      beside={
        <SectionNote>
          <StatusBy request={request} />
        </SectionNote>
      }
    >
      <DetailsChips>
        {JOB_STATUSES.map((status) => (
          <DetailsChip key={status} isChosen={status === request.status} onChoose={() => void setStatus(request, status)}>
            <Stage status={status} />
            {t(`jobRequests.statuses.${status}`)}
          </DetailsChip>
        ))}
      </DetailsChips>
      <FollowUpField request={request} />
    </Section>
  );
};
