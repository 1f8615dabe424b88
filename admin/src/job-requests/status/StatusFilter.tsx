import { JOB_STATUSES, type JobStatus } from '@sanabel/contract/job-statuses';
import { useTranslation } from 'react-i18next';
import { useFigures } from '../../data/use-figures.ts';
import { useFormats } from '../../i18n/format.ts';
import { Stage } from './Stage.tsx';
import './status.css';

interface Props {
  value: string;
  onChoose: (status: string) => void;
}

export const StatusFilter = ({ value, onChoose }: Props) => {
  const { t } = useTranslation();
  const { number } = useFormats();
  const { data } = useFigures();
  const countOf = (status: JobStatus): number => data?.jobRequestsByStatus?.[status] ?? 0;
  const all = JOB_STATUSES.reduce((sum, status) => sum + countOf(status), 0);
  return (
    <fieldset className="job-chips job-filter" aria-label={t('jobRequests.status')}>
      <button type="button" className="job-chip" aria-pressed={value === ''} onClick={() => onChoose('')}>
        {t('common.all')}
        {data && <span className="job-count">{number(all)}</span>}
      </button>
      {JOB_STATUSES.map((status) => (
        <button key={status} type="button" className="job-chip" aria-pressed={value === status} onClick={() => onChoose(status)}>
          {status !== 'declined' && <Stage status={status} />}
          {t(`jobRequests.statuses.${status}`)}
          {data && <span className="job-count">{number(countOf(status))}</span>}
        </button>
      ))}
    </fieldset>
  );
};
