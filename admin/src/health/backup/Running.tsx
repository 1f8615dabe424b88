import type { BackupRunning } from '@sanabel/contract/backup';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../i18n/format.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Kernels } from '../../ui/Kernels.tsx';
import { useAct } from './use-act.ts';
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
    <section className="backup-running" aria-label={t('backup.running.title')}>
      <span className="backup-tile">
        <Icon name="box" size={26} />
      </span>
      <p className="backup-kernels">
        <Kernels filled={Math.round((percent / 100) * KERNELS)} of={KERNELS} />
        <span>{formats.percent(percent / 100)}</span>
      </p>
      <p className="backup-doing" role="status">
        <b>{isStopping ? t('backup.running.stopping') : name}</b> {of > 0 && t('backup.running.count', { done, of })}{' '}
        {t('backup.running.leave')}
      </p>
      <button type="button" className="button quiet" aria-disabled={isOff} onClick={() => !isOff && void act(stop)}>
        {t('backup.running.stop')}
      </button>
    </section>
  );
};
