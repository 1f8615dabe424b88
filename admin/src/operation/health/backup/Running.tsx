import type { BackupRunning } from '@sanabel/contract/backup';
import { useTranslation } from 'react-i18next';
import { useAct } from '../../../kit/feedback/use-act.ts';
import { useFormats } from '../../../kit/i18n/format.ts';
import { Icon } from '../../../kit/ui/Icon.tsx';
import { Kernels } from '../../../kit/ui/Kernels.tsx';
import { useBackups } from './use-backups.ts';

const KERNELS = 18;

/** Leaving the page does not stop the backup or the restore trial. */
export const Running = ({ running }: { running: BackupRunning }) => {
  const { t } = useTranslation();
  const formats = useFormats();
  const { stop } = useBackups();
  const { isBusy, act } = useAct();
  const { what, phase, percent, done, of, isStopping } = running;
  const isOff = isBusy || isStopping;
  const name = what === 'try' ? t('backup.running.try') : t(`backup.running.${phase}`);
  return (
    <section
      className="grid gap-x-4.5 gap-y-1.5 grid-cols-[56px_minmax(0,1fr)_auto] items-center mb-4.5 py-4 px-5 border-[1.5px] border-brand kernel-28/8 bg-surface max-laptop:grid-cols-[56px_minmax(0,1fr)] max-laptop:p-3.5"
      aria-label={t('backup.running.title')}
    >
      <span className="grid row-[1/3] place-items-center h-14 kernel-22/6 bg-tint text-on-tint max-laptop:row-1">
        <Icon name="box" size={26} />
      </span>
      <p className="flex gap-3 items-center">
        <Kernels className="flex-initial min-w-0" filled={Math.round((percent / 100) * KERNELS)} of={KERNELS} />
        <span>{formats.percent(percent / 100)}</span>
      </p>
      <p className="col-2 max-laptop:col-span-full" role="status">
        <b>{isStopping ? t('backup.running.stopping') : name}</b> {of > 0 && t('backup.running.count', { done, of })}{' '}
        {t('common.keepWorking')}
      </p>
      <button
        type="button"
        className="button quiet row-[1/3] col-3 max-laptop:row-auto max-laptop:col-span-full tablet:max-laptop:justify-self-start"
        aria-disabled={isOff}
        onClick={() => !isOff && void act(stop)}
      >
        {t('common.stop')}
      </button>
    </section>
  );
};
