import { JOB_STATUSES, type JobStatus } from '@sanabel/contract/job-statuses';
import { useTranslation } from 'react-i18next';
import { useFigures } from '../../kit/data/use-figures.ts';
import { useFormats } from '../../kit/i18n/format.ts';
import { Chip } from '../controls.tsx';
import { Stage } from './Stage.tsx';

const CHIP = 'gap-2 px-3.5 text-small laptop:max-wide:gap-1.5 laptop:max-wide:px-2.5 laptop:max-wide:text-note';

export const StatusFilter = ({ value, onChoose }: { value: string; onChoose: (status: string) => void }) => {
  const { t } = useTranslation();
  const { number } = useFormats();
  const { data } = useFigures();
  const countOf = (status: JobStatus): number => data?.jobRequestsByStatus?.[status] ?? 0;
  const all = JOB_STATUSES.reduce((sum, status) => sum + countOf(status), 0);
  return (
    <fieldset className="flex gap-2 flex-wrap mb-3.5 min-w-0 laptop:max-wide:gap-1.5 max-laptop:gap-1.5" aria-label={t('lists.state')}>
      <Chip className={CHIP} isChosen={value === ''} onChoose={() => onChoose('')}>
        {t('common.all')}
        {data && <span className="text-note">{number(all)}</span>}
      </Chip>
      {JOB_STATUSES.map((status) => (
        // A phone has room for the statuses that lead to something.
        <Chip
          key={status}
          className={`${CHIP} ${data && countOf(status) === 0 && value !== status ? 'max-laptop:hidden' : ''}`}
          isChosen={value === status}
          onChoose={() => onChoose(status)}
        >
          {status !== 'declined' && <Stage status={status} />}
          {t(`jobRequests.statuses.${status}`)}
          {countOf(status) > 0 && <span className="text-note">{number(countOf(status))}</span>}
        </Chip>
      ))}
    </fieldset>
  );
};
