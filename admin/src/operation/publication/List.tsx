import { useTranslation } from 'react-i18next';
import { useModeText, useNow } from '../../kit/publication/labels.ts';
import { usePublication } from '../../kit/publication/use-publication.ts';
import { Loading } from '../../kit/ui/Kernels.tsx';
import { PageHead } from '../../kit/ui/PageHead.tsx';
import { FailurePanel } from './FailurePanel.tsx';
import { Gauge } from './Gauge.tsx';
import { History } from './History.tsx';
import { Waiting } from './Waiting.tsx';

export const Component = () => {
  const { t } = useTranslation();
  const { publication, isUnknown } = usePublication();
  const now = useNow();
  const modeText = useModeText();
  return (
    <>
      <PageHead
        title={t('publication.title')}
        lead={[t('publication.lead'), publication?.mode && modeText(publication.mode)].filter(Boolean).join(' ')}
      />
      {!publication && !isUnknown && <Loading />}
      {isUnknown && <p className="text-ink-2">{t('publication.unknown')}</p>}
      {publication && (
        <>
          {publication.state === 'failed' && publication.failure && (
            <FailurePanel failure={publication.failure} liveAt={publication.liveAt} detail={publication.error ?? ''} />
          )}
          <div
            className={`grid gap-5.5 mb-6.5 max-laptop:gap-4.5 max-laptop:mb-4.5 ${publication.deploys ? 'grid-cols-[minmax(0,1fr)_326px] max-roomy:grid-cols-[minmax(0,1fr)_300px] max-wide:grid-cols-1' : ''}`}
          >
            <Waiting publication={publication} now={now} />
            {publication.deploys && <Gauge deploys={publication.deploys} />}
          </div>
          <History publication={publication} />
        </>
      )}
    </>
  );
};
