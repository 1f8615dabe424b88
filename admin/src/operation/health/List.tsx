import { useTranslation } from 'react-i18next';
import { Loading } from '../../kit/ui/Kernels.tsx';
import { PageHead } from '../../kit/ui/PageHead.tsx';
import { BackupCard } from './BackupCard.tsx';
import { Band } from './Band.tsx';
import { DiskCard } from './DiskCard.tsx';
import { MailCard } from './MailCard.tsx';
import { PublicationCard } from './PublicationCard.tsx';
import { levelOf } from './problems.ts';
import { useHealth } from './use-health.ts';

export const Component = () => {
  const { t } = useTranslation();
  const { health, isUnknown } = useHealth();
  return (
    <>
      <PageHead title={t('health.title')} />
      {!health && !isUnknown && <Loading />}
      {!health && isUnknown && <p className="text-ink-2">{t('health.unknown')}</p>}
      {health && (
        <>
          <Band health={health} />
          <div className="grid gap-3.5 grid-cols-2 max-laptop:grid-cols-1">
            <MailCard mail={health.mail} />
            <DiskCard disk={health.disk} />
            <PublicationCard publication={health.publication} />
            <BackupCard backup={{ ...health.backup, level: levelOf(health, 'backup') }} />
          </div>
        </>
      )}
    </>
  );
};
