import type { PublicationState } from '@sanabel/contract/publication';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { may } from '../../kit/data/may.ts';
import { useShowFailure } from '../../kit/feedback/failures.tsx';
import { useNow, useStripTexts } from '../../kit/publication/labels.ts';
import { usePublication } from '../../kit/publication/use-publication.ts';
import { Icon, type IconName } from '../../kit/ui/Icon.tsx';
import { Kernels } from '../../kit/ui/Kernels.tsx';

const FRAME =
  'publication relative flex gap-3 items-center min-w-0 min-h-11 text-note text-ink-2 max-laptop:order-9 max-laptop:-mx-3 max-laptop:w-[calc(100%+24px)] max-laptop:py-0.5 max-laptop:px-4 max-laptop:border-t max-laptop:border-line max-laptop:text-note';

interface Sign {
  frame: string;
  /** Null while the kernels grow. */
  icon: IconName | null;
  colours?: string;
}

const PLAIN = 'max-laptop:bg-surface';
const WAIT = { frame: 'max-laptop:bg-wait-bg', colours: 'bg-wheat-300 text-[#4a3005]' };
const SIGNS: Readonly<Record<PublicationState, Sign>> = {
  live: { icon: 'check', frame: PLAIN, colours: 'bg-green-200 text-green-800' },
  waiting: { icon: 'clock', ...WAIT },
  held: { icon: 'history', ...WAIT },
  building: { icon: null, frame: PLAIN },
  failed: { icon: 'warning', frame: 'max-laptop:bg-danger-bg', colours: 'bg-brick-600 text-white' },
};

export const usePublishNow = () => {
  const showFailure = useShowFailure();
  const { publishNow } = usePublication();
  const [isAsking, setIsAsking] = useState(false);
  const publish = async (): Promise<void> => {
    setIsAsking(true);
    await publishNow().catch((failure: unknown) => showFailure(failure, publish));
    setIsAsking(false);
  };
  return { isAsking, publish };
};

/** Shows the state of the public site. Screen readers announce state changes, but not the countdown. */
export const PublicationStrip = () => {
  const { t } = useTranslation();
  const { publication, isUnknown } = usePublication();
  const { isAsking, publish } = usePublishNow();
  const now = useNow();
  const textsOf = useStripTexts();
  if (!may('GET /publication')) return null;
  if (isUnknown) return <p className={`${FRAME} ${PLAIN}`}>{t('publication.unknown')}</p>;
  if (!publication) return <p className={`${FRAME} ${PLAIN}`} />;
  const { state, deploys } = publication;
  const [text, hint] = textsOf(publication, now);
  const { icon, frame, colours } = SIGNS[state];
  const hasFailed = state === 'failed';
  const isSpent = deploys?.left === 0;
  return (
    <div className={`${FRAME} ${frame}`}>
      {icon ? (
        <span className={`grid place-items-center flex-none size-6.5 kernel-13/4 ${colours}`}>
          <Icon name={icon} size={16} />
        </span>
      ) : (
        <Kernels filled={5} of={5} isGrowing />
      )}
      <p>
        <span role="status">
          <Link className="underline-offset-4 after:absolute after:inset-0" to="/publication">
            <b className={`font-semibold ${hasFailed ? 'text-danger-ink' : 'text-ink'}`}>{text}</b>
          </Link>
        </span>{' '}
        <span className="max-roomy:hidden">{hint}</span>
      </p>
      {(state === 'waiting' || hasFailed || state === 'held') && (
        <button
          type="button"
          className={`button quiet relative flex-none max-laptop:ms-auto ${hasFailed ? 'border-danger-line text-danger' : ''}`}
          disabled={isAsking || isSpent}
          onClick={() => void publish()}
        >
          {hasFailed && <Icon name="retry" size={18} />}
          {hasFailed ? t('common.retry') : t('publication.publishNow')}
        </button>
      )}
    </div>
  );
};
