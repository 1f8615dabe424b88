import { useTranslation } from 'react-i18next';
import { useNow } from '../../kit/publication/labels.ts';
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
  return (
    <>
      <PageHead title={t('publication.title')} lead={t('publication.lead')} />
      {!publication && !isUnknown && <Loading />}
      {isUnknown && <p className="text-ink-2">{t('publication.unknown')}</p>}
      {publication && (
        <>
          {publication.state === 'failed' && publication.failure && (
            <FailurePanel failure={publication.failure} liveAt={publication.liveAt} detail={publication.error ?? ''} />
          )}
          <div className="grid gap-5.5 grid-cols-[minmax(0,1fr)_326px] mb-6.5 max-roomy:grid-cols-[minmax(0,1fr)_300px] max-wide:grid-cols-1 max-laptop:gap-4.5 max-laptop:mb-4.5">
            <Waiting publication={publication} now={now} />
            <Gauge deploys={publication.deploys} mode={publication.mode} />
          </div>
          <History publication={publication} />
        </>
      )}
    </>
  );
};
