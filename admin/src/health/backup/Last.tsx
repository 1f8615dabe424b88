import type { Backups } from '@sanabel/contract/backup';
import { useTranslation } from 'react-i18next';
import { useMomentWords } from '../../i18n/format.ts';
import { Ear } from '../../publication/Ear.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { useAct } from './use-act.ts';
import { useBackups } from './use-backups.ts';
import { useEndWords, useSizeWords } from './words.ts';

const KERNELS = 8;

export const Last = ({ backups }: { backups: Backups }) => {
  const { t } = useTranslation();
  const when = useMomentWords();
  const sizeOf = useSizeWords();
  const endOf = useEndWords();
  const { make } = useBackups();
  const { isBusy, act } = useAct();
  const { archives, running, isPossible, isElsewhere, place, bucket, nextAt } = backups;
  const last = archives.find(({ state }) => state === 'done');
  const [newest] = archives;
  const hasFailed = newest?.state === 'failed';
  const isOff = isBusy || running !== null;
  return (
    <section className="backup-last card">
      <Ear className="backup-ear" filled={last && !hasFailed ? KERNELS : 0} of={KERNELS} />
      <div>
        <h2>{last ? t('backup.last.at', { when: when.inside(last.startedAt) }) : t('backup.last.none')}</h2>
        {last ? (
          <p>{t(isElsewhere ? 'backup.last.elsewhere' : 'backup.last.here', { size: sizeOf(last.bytes) })}</p>
        ) : (
          <p>{t('backup.last.noneHint')}</p>
        )}
        {hasFailed && (
          <p className="result bad">
            <Icon name="warning" size={17} />
            {t('backup.last.failed', { when: when.inside(newest.startedAt), why: endOf(newest) })}
          </p>
        )}
        <p className="backup-place">
          {t('backup.last.place')} <bdi dir="ltr">{place}</bdi>{' '}
          {bucket && (
            <>
              {t(bucket.missing > 0 ? 'backup.last.notCopied' : 'backup.last.copied')} <bdi dir="ltr">{bucket.name}</bdi>{' '}
            </>
          )}
          {nextAt ? t('backup.last.next', { when: when.inside(nextAt) }) : isPossible && t('backup.last.off')}
        </p>
      </div>
      {isPossible && (
        <button type="button" className="button" aria-disabled={isOff} onClick={() => !isOff && void act(make)}>
          <Icon name="box" />
          {t('backup.last.make')}
        </button>
      )}
    </section>
  );
};
