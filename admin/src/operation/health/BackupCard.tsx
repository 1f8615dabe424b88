import type { BackupHealth } from '@sanabel/contract/site-health';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useTimeFormat } from '../../kit/i18n/format.ts';
import { Card } from './Card.tsx';

export const BackupCard = ({ backup }: { backup: BackupHealth }) => {
  const { t } = useTranslation();
  const when = useTimeFormat();
  const { level, trouble: failure, cause, lastAt, isElsewhere, trialAt, nextAt } = backup;
  const state = failure ? t(`health.backup.failures.${failure}`) : t(lastAt === null ? 'backup.last.none' : 'health.backup.good');
  const isGoodTrial = trialAt !== null && failure !== 'trial';
  return (
    <Card part="backup" level={level} state={state}>
      <p className="text-note text-ink-2">
        {cause !== null && `${t(`backup.causes.${cause}`)} `}
        {level === 'bad' && `${t('health.backup.means')} `}
        {lastAt !== null && t(isElsewhere ? 'health.backup.elsewhere' : 'health.backup.here', { when: when.inside(lastAt) })}
        {isGoodTrial && ` ${t('health.backup.trial', { day: when.day(trialAt) })}`}
        {lastAt === null && nextAt !== null && t('health.backup.next', { when: when.inside(nextAt) })}
      </p>
      <Link className="inline-flex items-center justify-self-start min-h-11 link" to="/health/backup">
        {t('backup.archives.title')}
      </Link>
    </Card>
  );
};
