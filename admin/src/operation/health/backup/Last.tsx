import type { Backups } from '@sanabel/contract/backup';
import { useTranslation } from 'react-i18next';
import { useAct } from '../../../kit/feedback/use-act.ts';
import { useTimeFormat } from '../../../kit/i18n/format.ts';
import { Ear } from '../../../kit/publication/Ear.tsx';
import { Result } from '../../../kit/publication/Result.tsx';
import { Icon } from '../../../kit/ui/Icon.tsx';
import { useEndLabel, useSizeFormat } from './labels.ts';
import { useBackups } from './use-backups.ts';

const KERNELS = 8;

export const Last = ({ backups }: { backups: Backups }) => {
  const { t } = useTranslation();
  const when = useTimeFormat();
  const sizeOf = useSizeFormat();
  const endOf = useEndLabel();
  const { make } = useBackups();
  const { isBusy, act } = useAct();
  const { archives, running, isPossible, isElsewhere, place: location, bucket, nextAt } = backups;
  const last = archives.find(({ state }) => state === 'done');
  const [newest] = archives;
  const hasFailed = newest?.state === 'failed';
  const isOff = isBusy || running !== null;
  return (
    <section className="grid gap-x-5.5 gap-y-2 grid-cols-[auto_minmax(0,1fr)_auto] items-center mb-4.5 py-5.5 px-6 card max-laptop:grid-cols-1 max-laptop:py-4.5 max-laptop:px-4">
      <Ear className="w-auto h-26 max-laptop:hidden" variant="grains" filled={last && !hasFailed ? KERNELS : 0} of={KERNELS} />
      <div>
        <h2 className="text-[2rem]/[1.3] font-display font-bold max-laptop:text-[1.5rem]">
          {last ? t('backup.last.at', { when: when.inside(last.startedAt) }) : t('backup.last.none')}
        </h2>
        <p className="leading-[1.7] text-ink-2">
          {last ? t(isElsewhere ? 'backup.last.elsewhere' : 'backup.last.here', { size: sizeOf(last.bytes) }) : t('backup.last.noneHint')}
        </p>
        {hasFailed && (
          <p>
            <Result icon="warning" isBad isWrapping className="leading-[1.7]">
              {t('backup.last.failed', { when: when.inside(newest.startedAt), why: endOf(newest) })}
            </Result>
          </p>
        )}
        <p className="text-note/[1.7] wrap-anywhere text-ink-2">
          {t('backup.last.location')} <bdi dir="ltr">{location}</bdi>{' '}
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
