import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../ui/Dialog.tsx';

/** How far the deletion of many is. It can be stopped; what is deleted stays deleted. */
export const DeletionDialog = ({ done, all, onStop }: { done: number; all: number; onStop: () => void }) => {
  const { t } = useTranslation();
  const id = useId();
  return (
    <Dialog labelledBy={id} role="alertdialog" size="small" onClose={onStop}>
      <div className="job-deletion">
        <h2 id={id}>{t('jobRequests.deletingMany')}</h2>
        <progress value={done} max={all} aria-labelledby={id} />
        <p>{t('jobRequests.progress', { done, all })}</p>
        <button type="button" className="button quiet" onClick={onStop}>
          {t('jobRequests.stop')}
        </button>
      </div>
    </Dialog>
  );
};
