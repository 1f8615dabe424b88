import type { JobRequest } from '@sanabel/contract/entities/job-request';
import { useTranslation } from 'react-i18next';
import { TimeLeft } from './TimeLeft.tsx';
import { useUndo } from './use-delete-request.tsx';
import { useDeletions } from './waiting.ts';

/** Undoes from the row: a newer message may have replaced the deletion's own. */
export const UndoInRow = ({ request: { id, fullName: name } }: { request: JobRequest }) => {
  const { t } = useTranslation();
  const undo = useUndo();
  if (useDeletions().get(id) !== 'waiting') return t('common.deleting');
  return (
    <div className="flex gap-1 items-center justify-end">
      <button
        type="button"
        className="button quiet relative overflow-hidden"
        aria-label={t('jobRequests.undoOf', { name })}
        onClick={() => undo(id, name)}
      >
        {t('common.undo')}
        <TimeLeft id={id} />
      </button>
    </div>
  );
};
