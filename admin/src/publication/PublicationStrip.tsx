import type { PublicationState } from '@sanabel/contract/panel';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useShowFailure } from '../feedback/failures.tsx';
import { useFormats } from '../i18n/format.ts';
import { Icon, type IconName } from '../ui/Icon.tsx';
import { Kernels } from '../ui/Kernels.tsx';
import { usePublication } from './use-publication.ts';
import './publication.css';

const SIGNS = { live: 'check', waiting: 'clock', failed: 'warning' } as const satisfies Partial<Record<PublicationState, IconName>>;

/** Tells the state of the public site: waiting, building, live since, or failed and why. It never blocks the work. */
export const PublicationStrip = () => {
  const { t } = useTranslation();
  const formats = useFormats();
  const showFailure = useShowFailure();
  const { publication, isUnknown, publishNow } = usePublication();
  const [isAsking, setIsAsking] = useState(false);
  if (isUnknown)
    return (
      <p className="publication unknown flex gap-3 items-center min-w-0 min-h-11 text-note/[1.45] text-ink-2 max-desk:order-9 max-desk:-mx-3 max-desk:w-[calc(100%+24px)] max-desk:py-0.5 max-desk:px-4 max-desk:border-t max-desk:border-line max-desk:text-meta max-desk:bg-surface">
        {t('publication.unknown')}
      </p>
    );
  if (!publication)
    return (
      <p className="publication flex gap-3 items-center min-w-0 min-h-11 text-note/[1.45] text-ink-2 max-desk:order-9 max-desk:-mx-3 max-desk:w-[calc(100%+24px)] max-desk:py-0.5 max-desk:px-4 max-desk:border-t max-desk:border-line max-desk:text-meta max-desk:bg-surface" />
    );
  const { state, pendingChanges, liveAt, error } = publication;
  const words = {
    live: [t('publication.live'), liveAt === null ? '' : t('publication.liveAt', { time: formats.time(liveAt) })],
    waiting: [
      pendingChanges > 0 ? t('publication.pending', { count: pendingChanges }) : t('publication.waiting'),
      t('publication.waitingHint'),
    ],
    building: [t('publication.building'), t('publication.buildingHint')],
    failed: [
      t('publication.failed'),
      liveAt === null ? t('publication.failedHint') : t('publication.failedSince', { time: formats.time(liveAt) }),
    ],
  }[state];
  const publish = async (): Promise<void> => {
    setIsAsking(true);
    await publishNow().catch((failure: unknown) => showFailure(failure, publish));
    setIsAsking(false);
  };
  return (
    <div
      className={`publication flex gap-3 items-center min-w-0 min-h-11 text-note/[1.45] text-ink-2 max-desk:order-9 max-desk:-mx-3 max-desk:w-[calc(100%+24px)] max-desk:py-0.5 max-desk:px-4 max-desk:border-t max-desk:border-line max-desk:text-meta max-desk:bg-surface ${state}`}
      role="status"
    >
      {state === 'building' ? (
        <Kernels filled={5} of={5} isGrowing />
      ) : (
        <span className="publication-sign grid place-items-center flex-none size-6.5 kernel-13/4 bg-green-200 text-green-800">
          <Icon name={SIGNS[state]} size={16} />
        </span>
      )}
      <p>
        {state === 'live' ? (
          <a className="underline-offset-4" href="/" target="_blank" rel="noreferrer">
            <b className="font-semibold text-ink">{words[0]}</b>
          </a>
        ) : (
          <b className="font-semibold text-ink">{words[0]}</b>
        )}{' '}
        <span className="max-roomy:hidden">{words[1]}</span>
        {state === 'failed' && error !== null && <bdi className="block text-meta wrap-anywhere">{error}</bdi>}
      </p>
      {(state === 'waiting' || state === 'failed') && (
        <button type="button" className="button quiet flex-none max-desk:ms-auto" disabled={isAsking} onClick={() => void publish()}>
          {state === 'failed' && <Icon name="retry" size={18} />}
          {state === 'failed' ? t('publication.retry') : t('publication.publishNow')}
        </button>
      )}
    </div>
  );
};
