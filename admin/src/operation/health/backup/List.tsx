import { useTranslation } from 'react-i18next';
import { Loading } from '../../../kit/ui/Kernels.tsx';
import { Notice } from '../../../kit/ui/Notice.tsx';
import { PageHead } from '../../../kit/ui/PageHead.tsx';
import { Archives } from './Archives.tsx';
import { Last } from './Last.tsx';
import { Running } from './Running.tsx';
import { StoredBackups } from './StoredBackups.tsx';
import { Tried } from './Tried.tsx';
import { useBackups } from './use-backups.ts';

export const Component = () => {
  const { t } = useTranslation();
  const { backups, isUnknown } = useBackups();
  return (
    <>
      <PageHead title={t('backup.title')} lead={t('backup.lead')} />
      {!backups && !isUnknown && <Loading />}
      {isUnknown && !backups && <p className="text-ink-2">{t('backup.unknown')}</p>}
      {backups && (
        <>
          {!backups.isPossible && <Notice kind="news">{t('backup.impossible')}</Notice>}
          <Last backups={backups} />
          {backups.running && <Running running={backups.running} />}
          <div className="grid gap-5.5 grid-cols-[minmax(0,1fr)_348px] items-start max-roomy:grid-cols-[minmax(0,1fr)_300px] max-wide:grid-cols-1">
            <Archives backups={backups} />
            <div className="grid gap-4.5">
              <Tried backups={backups} />
              <StoredBackups kept={backups.kept} />
            </div>
          </div>
        </>
      )}
    </>
  );
};
