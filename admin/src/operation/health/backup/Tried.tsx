import { DAY_MS } from '@sanabel/brand/zone';
import { BACKUP_TRY_OLD_DAYS, type Backups, type BackupTry } from '@sanabel/contract/backup';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useAct } from '../../../kit/feedback/use-act.ts';
import { useTimeFormat } from '../../../kit/i18n/format.ts';
import { useHistoryLabels } from '../../../kit/publication/history-labels.ts';
import { Result } from '../../../kit/publication/Result.tsx';
import { Icon } from '../../../kit/ui/Icon.tsx';
import { useEndLabel } from './labels.ts';
import { useBackups } from './use-backups.ts';

const Outcome = ({ tried }: { tried: BackupTry }) => {
  const { t } = useTranslation();
  const when = useTimeFormat();
  const { took } = useHistoryLabels();
  const endOf = useEndLabel();
  const { state, startedAt, items, files, durationMs, error } = tried;
  const isGood = state === 'done';
  const isOld = Date.now() - Date.parse(startedAt) > BACKUP_TRY_OLD_DAYS * DAY_MS;
  const counts = { items: t('backup.tried.items', { count: items }), files: t('backup.tried.files', { count: files }) };
  return (
    <>
      <p>
        <Result
          icon={isGood && !isOld ? 'check' : 'warning'}
          isBad={!isGood}
          className={isGood && isOld ? 'py-1.25 px-2.5 rounded-[8px] bg-wait-bg' : ''}
        >
          {t(isGood ? 'backup.tried.good' : 'backup.tried.failed', { day: when.day(startedAt) })}
        </Result>
      </p>
      <p className="mt-1.5 text-note text-ink-2">
        {isGood ? t('backup.tried.found', { ...counts, took: took(durationMs) }) : endOf(tried)}
        {isGood && isOld && ` ${t('backup.tried.old')}`}
      </p>
      {!isGood && error !== '' && (
        <p className="mt-1.5 text-note text-ink-2 wrap-anywhere" dir="ltr" lang="en">
          {error}
        </p>
      )}
    </>
  );
};

export const Tried = ({ backups }: { backups: Backups }) => {
  const { t } = useTranslation();
  const when = useTimeFormat();
  const id = useId();
  const { tryNewest } = useBackups();
  const { isBusy, act } = useAct();
  const { lastTry, nextTryAt, running, isPossible, archives } = backups;
  const canTry = isPossible && archives.some(({ state }) => state === 'done');
  const isOff = isBusy || running !== null;
  return (
    <section className="py-5 px-5.5 card" aria-labelledby={id}>
      <h2 className="mb-3 text-[1.125rem]" id={id}>
        {t('backup.tried.title')}
      </h2>
      {lastTry ? <Outcome tried={lastTry} /> : <p className="text-note text-ink-2">{t('backup.tried.none')}</p>}
      {canTry && (
        <p className="flex gap-3 flex-wrap items-center mt-3.5">
          <button type="button" className="button quiet" aria-disabled={isOff} onClick={() => !isOff && void act(tryNewest)}>
            <Icon name="retry" size={18} />
            {t('backup.tried.now')}
          </button>
          {nextTryAt && <span className="text-note text-ink-2">{t('backup.tried.next', { day: when.day(nextTryAt) })}</span>}
        </p>
      )}
    </section>
  );
};
