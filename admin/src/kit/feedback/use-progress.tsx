import { useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLeaveGuard } from '../forms/use-leave-guard.ts';
import { Dialog } from '../ui/Dialog.tsx';

interface Progress {
  title: string;
  done: number;
  all: number;
}

/** Stopping keeps what is already done. */
const ProgressDialog = ({ title, done, all, onStop }: Progress & { onStop: () => void }) => {
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

/** Runs a long act with a dialog that tells how far it is and can stop it. The page is not left meanwhile. */
export const useProgress = () => {
  const [progress, setProgress] = useState<Progress | null>(null);
  const stop = useRef(new AbortController());
  useLeaveGuard(progress !== null);
  const follow = async <Result,>(
    { isShown = true, ...work }: { title: string; all: number; isShown?: boolean },
    act: (onProgress: (done: number) => void, signal: AbortSignal) => Promise<Result>,
  ): Promise<Result> => {
    const tell = (done: number) => isShown && setProgress({ ...work, done });
    stop.current = new AbortController();
    tell(0);
    try {
      return await act(tell, stop.current.signal);
    } finally {
      setProgress(null);
    }
  };
  return { follow, progressDialog: progress && <ProgressDialog {...progress} onStop={() => stop.current.abort()} /> };
};
