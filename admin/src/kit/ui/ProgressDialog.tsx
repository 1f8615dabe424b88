import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from './Dialog.tsx';

interface Props {
  title: string;
  done: number;
  all: number;
  onStop: () => void;
}

/** Stopping keeps what is already done. */
export const ProgressDialog = ({ title, done, all, onStop }: Props) => {
  const { t } = useTranslation();
  const id = useId();
  return (
    <Dialog labelledBy={id} role="alertdialog" size="small" onClose={onStop}>
      <div className="grid gap-3 justify-items-start pt-6.5 pb-6 px-7">
        <h2 className="text-section" id={id}>
          {title}
        </h2>
        <progress className="w-full h-3.5 accent-brand" value={done} max={all} aria-labelledby={id} />
        <p>{t('common.progress', { done, all })}</p>
        <button type="button" className="button quiet" onClick={onStop}>
          {t('common.stop')}
        </button>
      </div>
    </Dialog>
  );
};
